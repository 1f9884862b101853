import type { OfficePersonWire } from '@fathom/contract/office'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { AddressSlot } from './entry-fields.tsx'

/** Of the page: runs an action again after the person has proved who they are (TS-17). */
export type Signing = {
  freshly: <T>(action: () => Promise<T>) => Promise<T>
  isCanceled: (error: unknown) => boolean
}

export type ChangeProps = {
  person: OfficePersonWire
  signing: Signing
  onChanged: () => void
  addressFields: AddressSlot
}

const REFUSALS = [
  'own-account',
  'last-settings',
  'provider-decides',
  'right-missing',
  'holds-number',
] as const

export function Refusal({ error, signing }: { error: unknown; signing: Signing }) {
  const { t, formatId } = useTranslator('office', 'office-people')
  if (!error || signing.isCanceled(error)) return null
  const problem = REFUSALS.find((each) => error instanceof CallFailed && error.problem === each) ?? 'other'
  const settings = t('office.right.settings')
  const wordsOf = (refused: typeof problem) => {
    if (refused === 'last-settings' || refused === 'right-missing')
      return t(`office-people.problem.${refused}`, { settings })
    if (refused === 'holds-number')
      return t(`office-people.problem.${refused}`, { number: formatId(numberOf(error)) })
    return t(`office-people.problem.${refused}`)
  }
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {wordsOf(problem)}
    </Banner>
  )
}

const numberOf = (error: unknown) =>
  error instanceof CallFailed ? ((error.answer as { number?: number }).number ?? 0) : 0

import CircleAlert from 'lucide-react/icons/circle-alert'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'

const KNOWN = [
  'link-used',
  'link-expired',
  'link-invalid',
  'document-changed',
  'guardian-too-young',
  'day-ahead',
  'day-before-form',
] as const

/** Why what was sent by a link was not taken. */
export function LinkProblem({ cause }: { cause: unknown }) {
  const { t } = useTranslator('forms')
  if (!cause) return null
  const problem = KNOWN.find((each) => cause instanceof CallFailed && cause.problem === each)
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {t(problem ? `forms.document.${problem}.text` : 'forms.document.link.notSent')}
    </Banner>
  )
}

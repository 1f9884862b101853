import { problemOfReply } from '@fathom/domain/codes'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import css from './codes.module.css'
import { Offline } from './codes.mutations.ts'

/** Why an action failed, shown in its dialog. */
export function Refused({ error }: { error: unknown }) {
  const wordsOf = useProblemWords()
  if (!error) return null
  return (
    <div className={css.refused}>
      <Banner icon={CircleAlert} live="alert" tone="bad">
        {wordsOf(error)}
      </Banner>
    </div>
  )
}

/**
 * VA-13: the reply codes have their own texts; otherwise it's the text of the answer, or the general error.
 */
export function useProblemWords(): (error: unknown) => string {
  const { t } = useTranslator('codes')
  return (error) => {
    if (error instanceof Offline) return t('codes.problem.no-signal')
    if (!(error instanceof CallFailed)) return t('shell.error.general')
    const problem = problemOfReply(error.code)
    return problem ? t(`codes.problem.${problem}`) : error.message
  }
}

/** The course named in the answer, such as when the code was redeemed before. */
export function courseIn(error: unknown): string | undefined {
  if (!(error instanceof CallFailed)) return undefined
  const { packageId } = (error.answer ?? {}) as { packageId?: unknown }
  const isOpen = error.problem === 'already-yours' || error.problem === 'already-have'
  return isOpen && typeof packageId === 'string' ? packageId : undefined
}

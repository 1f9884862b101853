import { problemOfReply } from '@fathom/domain/codes'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Offline } from './online-only.ts'

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

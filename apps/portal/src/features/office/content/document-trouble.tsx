import CircleAlert from 'lucide-react/icons/circle-alert'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './content.module.css'
import { refusedFor } from './content-problems.ts'
import type { useDocument } from './use-document.ts'

const PERIODS = { 'wrong-period': 'order', 'start-past': 'past', 'period-too-far': 'far' } as const

/** Of when it should begin and end, what the server refused. */
export const periodIn = (failure: Error) =>
  failure instanceof CallFailed ? PERIODS[failure.problem as keyof typeof PERIODS] : undefined

/** Why the server didn't take it: what is wrong with the content, if it says so. */
export function useFailureWords(): (failure: Error) => string {
  const { t } = useTranslator('office-content')
  return (failure) => {
    const problem = refusedFor(failure)
    return t(problem ? `office-content.problem.${problem}` : 'office-content.saveFailed')
  }
}

/** What went wrong, and what to do about it. */
export function Trouble({ state }: { state: ReturnType<typeof useDocument> }) {
  const { t } = useTranslator('office-content')
  const wordsOf = useFailureWords()
  if (state.isConflict)
    return (
      <Banner
        action={
          <span className={css.buttons}>
            <Button onClick={() => state.settle('newest')} size="sm">
              {t('office-content.loadNewest')}
            </Button>
            <Button kind="quiet" onClick={() => state.settle('mine')} size="sm">
              {t('office-content.keepMine')}
            </Button>
          </span>
        }
        icon={CircleAlert}
        live="alert"
        tone="warn"
      >
        {t('office-content.conflict')}
      </Banner>
    )
  if (!state.failure) return null
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {wordsOf(state.failure)}
    </Banner>
  )
}

import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import Hourglass from 'lucide-react/icons/hourglass'
import { useEffect, useState } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { WriteToTeacher } from '../player/write-to-teacher.tsx'
import { useDay } from '../record/use-format.ts'

/** When the next attempt is possible, if the server refused to open an exam because of earlier failures. */
export function attemptsUsedIn(cause: unknown): string | undefined {
  if (!(cause instanceof CallFailed) || cause.problem !== 'exam-attempts-used') return undefined
  const { nextAt } = cause.answer as { nextAt: string }
  return nextAt
}

/** The longest time that a browser's timer can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Whether the next attempt still has to wait. It ends by the clock of this device; the server decides by its own. */
export function useIsWaiting(nextAt: string | null): boolean {
  const [, setTicks] = useState(0)
  const isWaiting = nextAt !== null && Date.parse(nextAt) > Date.now()
  useEffect(() => {
    if (!isWaiting) return
    const left = Math.min(Date.parse(nextAt) - Date.now(), LONGEST_TIMER_MS)
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), left)
    return () => clearTimeout(timer)
  }, [isWaiting, nextAt])
  return isWaiting
}

/** The date and the time of the next attempt, as the messages need them. */
export function useNextAttempt(): (nextAt: string) => { date: string; time: string } {
  const day = useDay()
  const { formatTime } = useTranslator()
  return (nextAt) => ({ date: day(nextAt), time: formatTime(new Date(nextAt)) })
}

/** Beside an exam that was failed too often: when the next attempt is possible. */
export function WaitBanner({ nextAt }: { nextAt: string }) {
  const { t } = useTranslator('training-exam')
  const words = useNextAttempt()
  return (
    <Banner icon={Hourglass} tone="warn">
      <p>
        <b>{t('training-exam.wait.title')}</b>
      </p>
      <p>{t('training-exam.wait.text', words(nextAt))}</p>
    </Banner>
  )
}

type Props = { nextAt: string; courseId: string; enrolmentId: string | undefined; onRetry: () => void }

/** In place of an exam that can't be taken for now: when it can, and who can allow it earlier. */
export function ExamWait({ nextAt, courseId, enrolmentId, onRetry }: Props) {
  const { t } = useTranslator('training-exam', 'training-lesson')
  const isWaiting = useIsWaiting(nextAt)
  const words = useNextAttempt()
  return (
    <EmptyState
      action={
        isWaiting ? (
          <>
            <WriteToTeacher enrolmentId={enrolmentId} />{' '}
            <ButtonLink to={paths.course(courseId)}>{t('training-lesson.end.course')}</ButtonLink>
          </>
        ) : (
          <Button kind="primary" onClick={onRetry}>
            {t('training-exam.again')}
          </Button>
        )
      }
      drawing={closedHatch}
      level={1}
      title={t('training-exam.wait.title')}
    >
      {t('training-exam.wait.text', words(nextAt))}
    </EmptyState>
  )
}

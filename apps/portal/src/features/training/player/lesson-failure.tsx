import type { LessonFailure, LessonFailureAnswerWire } from '@fathom/contract/training'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useCallback, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import css from './lesson.module.css'
import { WriteToTeacher } from './write-to-teacher.tsx'

/** `onHeard`: the server has heard from the lesson, although this page hasn't. */
export function useFailureReport(attemptId: string) {
  const { http } = useCalls()
  const [isRecorded, setIsRecorded] = useState(false)
  const report = useCallback(
    async (reason: LessonFailure, onHeard: () => void) => {
      const options = { params: { attemptId }, body: { reason } }
      const answer = await http
        .post<LessonFailureAnswerWire>('learning', 'attempts/{attemptId}/failures', options)
        // Without a connection the learner still sees the failure, only not that it was recorded.
        .catch(() => undefined)
      if (answer?.isHeard) onHeard()
      else setIsRecorded(answer !== undefined)
    },
    [http, attemptId],
  )
  return { isRecorded, report }
}

type Props = {
  courseId: string
  enrolmentId: string
  failure: LessonFailure
  isRecorded: boolean
  onRetry: () => void
}

/** A lesson that didn't start, with the ways on. A page that is shown stays visible below. */
export function LessonFailureState({ courseId, enrolmentId, failure, isRecorded, onRetry }: Props) {
  const { t } = useTranslator('training-lesson')
  const recorded = isRecorded && <p>{t('training-lesson.player.recorded')}</p>
  const course = (
    <ButtonLink kind="quiet" to={paths.course(courseId)}>
      {t('training-lesson.end.course')}
    </ButtonLink>
  )
  if (failure === 'no-contact')
    return (
      <div className={css.notices}>
        <Banner icon={CircleAlert} live="status" tone="warn">
          <p>{t('training-lesson.player.unheard')}</p>
          {recorded}
          <div className={css.failureChoices}>
            <Button onClick={onRetry}>{t('shell.error.retry')}</Button>
            {course}
          </div>
        </Banner>
      </div>
    )
  return (
    <div className={css.panel}>
      <ErrorState
        onRetry={onRetry}
        retryLabel={t('shell.error.retry')}
        title={t(
          failure === 'launch-failed'
            ? 'training-lesson.problem.launch-failed'
            : 'training-lesson.player.silent',
        )}
      >
        <p>{t('training-lesson.player.silentText')}</p>
        {recorded}
      </ErrorState>
      <div className={css.failureChoices}>
        <WriteToTeacher enrolmentId={enrolmentId} />
        {course}
      </div>
    </div>
  )
}

import type { ActivityStateWire } from '@fathom/contract/training'
import { type AttemptStatus, isDone } from '@fathom/domain/training'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import css from './lesson.module.css'
import { whatNext } from './outline/what-next.ts'

type Props = {
  activities: readonly ActivityStateWire[]
  courseId: string
  playing: string
  isExam: boolean
  outcome: AttemptStatus
  onAgain: () => void
}

/** Below a finished lesson, which stays readable: the result, and what comes next. */
export function LessonEnd({ activities, courseId, playing, isExam, outcome, onAgain }: Props) {
  const { t } = useTranslator('training-learn', 'training-lesson')
  const next = whatNext(activities, playing)
  const isThrough = isDone(outcome)
  const mayGoOn = next !== undefined && (isThrough || outcome === 'failed')
  return (
    <div className={css.end}>
      <div className={css.endWords} role="status">
        <p className={css.endTitle}>{useTitle(outcome, isExam)}</p>
        {mayGoOn && <p>{t('training-learn.step.next', { lesson: next.title })}</p>}
      </div>
      <div className={css.choices}>
        {!isThrough && <Button onClick={onAgain}>{t('training-lesson.end.open')}</Button>}
        <ButtonLink kind={mayGoOn ? 'quiet' : 'primary'} replace={true} to={paths.course(courseId)}>
          {t('training-lesson.end.course')}
        </ButtonLink>
        {mayGoOn && (
          <ButtonLink kind="primary" replace={true} to={paths.lesson(courseId, next.id)}>
            <Icon flip={true} of={ArrowRight} />
            {t(next.kind === 'exam' ? 'training-lesson.end.exam' : 'training-lesson.end.next')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function useTitle(outcome: AttemptStatus, isExam: boolean): string {
  const { t } = useTranslator('training-learn', 'training-lesson')
  if (outcome === 'failed') return t('training-lesson.part.failed')
  if (!isDone(outcome)) return t('training-lesson.end.closed')
  return t(isExam ? 'training-lesson.end.passed' : 'training-lesson.end.done')
}

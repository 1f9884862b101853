import type { ActivityStateWire } from '@fathom/contract/training'
import { type AttemptStatus, isDone } from '@fathom/domain/training'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import css from './lesson.module.css'

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

/**
 * What to open after this activity: the first unfinished one after it, else before it. A failed exam comes
 * last.
 */
function whatNext(activities: readonly ActivityStateWire[], playing: string): ActivityStateWire | undefined {
  const opening = activities.filter(({ kind }) => kind !== 'folder')
  const at = opening.findIndex(({ id }) => id === playing)
  const open = [...opening.slice(at + 1), ...opening.slice(0, Math.max(at, 0))].filter(
    ({ state }) => state !== 'done',
  )
  return open.find(({ state, kind }) => kind === 'lesson' || state !== 'failed') ?? open[0]
}

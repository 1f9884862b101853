import type { ActivityStateWire } from '@fathom/contract/training'
import { divingBell } from '@fathom/look/drawings/lines/diving-bell.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import css from './lesson.module.css'
import { neighbour } from './outline/neighbour.ts'
import { useActivityWords } from './outline/use-activity-words.ts'

type Props = {
  activities: readonly ActivityStateWire[]
  courseId: string
  playing: string
  onAgain: () => void
}

/** The lesson has closed itself: how it went, and what comes next. */
export function LessonEnd({ activities, courseId, playing, onAgain }: Props) {
  const { t } = useTranslator('training-learn')
  const wordsOf = useActivityWords()
  const part = activities.find(({ id }) => id === playing)
  const next = neighbour(activities, playing, 'next')
  const isDone = part?.state === 'done'
  return (
    <div className={css.panel}>
      <EmptyState
        action={
          <div className={css.choices}>
            {isDone && next !== undefined && (
              <ButtonLink icon={ArrowRight} kind="primary" replace={true} to={paths.lesson(courseId, next)}>
                {t('training-learn.end.next')}
              </ButtonLink>
            )}
            <Button onClick={onAgain}>
              {t(isDone ? 'training-learn.end.again' : 'training-learn.end.open')}
            </Button>
            <ButtonLink replace={true} to={paths.course(courseId)}>
              {t('training-learn.end.course')}
            </ButtonLink>
          </div>
        }
        drawing={divingBell}
        title={t(isDone ? 'training-learn.end.done' : 'training-learn.end.closed')}
      >
        {part && wordsOf(part)}
      </EmptyState>
    </div>
  )
}

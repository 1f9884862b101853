import type { ActivityStateWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import css from './lesson-outline.module.css'
import { groupsOf } from './outline.ts'

type Props = {
  activities: readonly ActivityStateWire[]
  courseId: string
  /** The language of the activity titles. */
  culture: string | null | undefined
  /** The activity open in the player; elsewhere the one that Continue opens is marked. */
  playing?: string | undefined
  /** Whether the activities can be opened. */
  isOpen?: boolean
}

/** All activities of a course on the sounding line. */
export function LessonOutline({ activities, courseId, culture, playing, isOpen = true }: Props) {
  const { t } = useTranslator('training-learn')
  const wordsOf = useActivityWords()
  const stateOf = ({ id, state }: ActivityStateWire) => {
    if (playing === undefined ? state === 'current' : id === playing) return 'now'
    return state === 'done' ? 'done' : 'ahead'
  }
  return groupsOf(activities).map(({ key, title, activities: parts }) => (
    <div className={css.group} key={key}>
      {title && (
        <h3 className={css.title}>
          <bdi lang={langOf(culture)}>{title}</bdi>
        </h3>
      )}
      <SoundingLine
        doneLabel={t('training-learn.state.done')}
        label={title ?? t('training-learn.lessons')}
        soundings={parts.map((part) => ({
          key: part.id,
          state: stateOf(part),
          title: isOpen ? (
            <Link className={css.link} replace={playing !== undefined} to={paths.lesson(courseId, part.id)}>
              <bdi lang={langOf(culture)}>{part.title}</bdi>
            </Link>
          ) : (
            <bdi lang={langOf(culture)}>{part.title}</bdi>
          ),
          text: wordsOf(part),
        }))}
      />
    </div>
  ))
}

/** The status of an activity: its score, what is left, or its duration. */
function useActivityWords() {
  const { t, formatPercent } = useTranslator('training-learn', 'training-lesson')
  return ({ state, score, progress, minutes, kind, passMark, isFailed }: ActivityStateWire): string => {
    const share = score === null ? undefined : formatPercent(score)
    if (state === 'done') return share ?? t('training-lesson.part.done')
    const isBelow = kind === 'exam' && score !== null && passMark !== null && score < passMark
    if (state === 'failed' || isFailed || isBelow) {
      // A package may fail a part without saying which score passes.
      if (share === undefined || passMark === null)
        return [t('training-lesson.part.failed'), share].filter(Boolean).join(' · ')
      return t('training-lesson.part.failedWith', { share, mark: formatPercent(passMark) })
    }
    if (minutes === null)
      return progress > 0 ? t('training-learn.state.read', { share: formatPercent(progress) }) : ''
    if (kind === 'lesson' && progress > 0)
      return t('training-lesson.part.left', { minutes: Math.max(1, Math.round(minutes * (1 - progress))) })
    return t('training-lesson.part.minutes', { minutes })
  }
}

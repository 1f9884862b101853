import type { ActivityStateWire, MyCourseWire } from '@fathom/contract/training'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { langOf } from '../../../../shared/lang-of.ts'
import css from './resume.module.css'

/** With more lessons than this there is no space for their names. */
const MOST_NAMED = 6

/** The lessons side by side, each filled by its reading progress. */
export function Lessons({ course }: { course: MyCourseWire }) {
  const { t } = useTranslator('training-learn')
  const lessons = course.activities.filter(({ kind }) => kind === 'lesson')
  if (lessons.length === 0) return null
  return (
    <ol
      aria-label={t('training-learn.lessons')}
      className={css.lessons}
      data-named={lessons.length <= MOST_NAMED}
    >
      {lessons.map((lesson) => (
        <Lesson culture={course.culture} key={lesson.id} lesson={lesson} />
      ))}
    </ol>
  )
}

function Lesson({ lesson, culture }: { lesson: ActivityStateWire; culture: string | null }) {
  const { t, formatPercent } = useTranslator('training-learn')
  const { title, state, progress } = lesson
  const words =
    state === 'done'
      ? t('training-learn.state.done')
      : t('training-learn.state.read', { share: formatPercent(progress) })
  return (
    <li data-open={progress === 0 && state !== 'done' ? '' : undefined}>
      <i aria-hidden="true">
        <b style={{ inlineSize: `${state === 'done' ? 100 : progress * 100}%` }} />
      </i>
      <bdi className={css.name} lang={langOf(culture)}>
        {title}
      </bdi>
      <span className="visually-hidden">, {words}</span>
    </li>
  )
}

import type { ActivityStateWire, MyCourseWire } from '@fathom/contract/training'
import { resumeScene } from '@fathom/look/drawings/resume-scene.ts'
import Play from 'lucide-react/icons/play'
import { useEffect, useId, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Ring } from '../../../shared/ui/feedback/ring.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import hero from '../../../shared/ui/surface/hero.module.css'
import css from './resume.module.css'

/** Moves the focus to the course that the URL names. */
function useFocusWhen(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isWanted) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [isWanted])
  return heading
}

export function Resume({ course, isWanted }: { course: MyCourseWire; isWanted: boolean }) {
  const { t, formatPercent } = useTranslator('training-learn')
  const id = useId()
  const heading = useFocusWhen(isWanted)
  const { title, text, go } = useResumeWords(course)
  return (
    <section aria-labelledby={id} className={hero.hero}>
      <div className={hero.art}>
        <Drawing of={resumeScene('resume')} width="full" />
      </div>
      <div className={css.top}>
        <div>
          <p className={hero.eyebrow}>
            {course.activities.length > 0 ? (
              course.title
            ) : (
              <Link to={paths.course(course.packageId)}>{course.title}</Link>
            )}
          </p>
          <h2 className={hero.title} id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className={hero.text}>{text}</p>
        </div>
        {course.activities.length > 0 && (
          <div className={css.ring}>
            <Ring
              label={t('training-learn.ring', { share: formatPercent(course.progress) })}
              on="water"
              size="lg"
              value={course.progress}
            >
              <b>{formatPercent(course.progress)}</b>
              <small>{t('training-learn.ring.of')}</small>
            </Ring>
          </div>
        )}
      </div>
      <div className={css.way}>
        <Lessons course={course} />
        <div className={hero.acts}>
          {course.next && (
            <ButtonLink
              icon={Play}
              kind="bright"
              size="lg"
              to={paths.lesson(course.packageId, course.next.activityId)}
            >
              {go}
            </ButtonLink>
          )}
          {course.activities.length > 0 && (
            <span className={hero.glass}>
              <ButtonLink kind="quiet" size="lg" to={paths.course(course.packageId)}>
                {t('training-learn.outline')}
              </ButtonLink>
            </span>
          )}
        </div>
      </div>
    </section>
  )
}

/** The hero's text: which lesson, the progress, and the button label. */
function useResumeWords(course: MyCourseWire) {
  const { next, activities, missing, completedAt, certifiedAt, hasCard } = course
  const { t, formatDay } = useTranslator('training-learn')
  const hasLessons = activities.length > 0
  // What a device stored earlier has no `isHeld`.
  if (course.isHeld || (hasCard && certifiedAt)) {
    const date = certifiedAt && formatDay(new Date(certifiedAt))
    return {
      title: t('training-learn.resume.certified'),
      text: date
        ? t(`training-learn.resume.certified${hasLessons ? 'On' : 'Since'}`, { date })
        : t('training-learn.held'),
      go: t('training-learn.review'),
    }
  }
  if (!next) {
    // LE-06: the list beside it says what is left, so nothing is promised that nobody knows.
    if (!hasLessons && missing.length > 0)
      return { title: t('training-learn.resume.inPerson'), text: t('training-learn.resume.inPersonText') }
    if (!hasLessons)
      return { title: t('training-learn.resume.noLessons'), text: t('training-learn.resume.noLessonsText') }
    const text = completedAt
      ? t('training-learn.resume.doneOn', { date: formatDay(new Date(completedAt)) })
      : t('training-learn.resume.doneText')
    return { title: t('training-learn.resume.done'), text }
  }
  const { number, of, minutesLeft } = next
  const isLast = course.lessonsDone === course.lessons
  const exam = isLast ? t('training-learn.resume.exam') : ''
  const place = number === null ? exam : t('training-learn.resume.lesson', { number, of })
  const left = minutesLeft === null ? '' : t('training-learn.resume.left', { minutes: minutesLeft })
  return {
    title: next.title,
    text: [place, left].filter(Boolean).join(' '),
    go: t(
      next.hasBegun || activities.some(({ state }) => state === 'done')
        ? 'training-learn.continue'
        : 'training-learn.start',
    ),
  }
}

/** With more lessons than this there is no space for their names. */
const MOST_NAMED = 6

/** The lessons side by side, each filled by its reading progress. */
function Lessons({ course }: { course: MyCourseWire }) {
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

import type { MyCourseWire } from '@fathom/contract/training'
import { resumeScene } from '@fathom/look/drawings/resume-scene.ts'
import Play from 'lucide-react/icons/play'
import { useEffect, useId, useRef } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { ButtonLink } from '../../../../shared/ui/action/button-link.tsx'
import { Ring } from '../../../../shared/ui/feedback/ring.tsx'
import { Drawing } from '../../../../shared/ui/icon/drawing.tsx'
import { lessonPath } from '../../lesson-path.ts'
import { Lessons } from './lessons.tsx'
import css from './resume.module.css'
import { useResumeWords } from './use-resume-words.ts'

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
    <section aria-labelledby={id} className={css.hero}>
      <div className={css.art}>
        <Drawing of={resumeScene('resume')} width="full" />
      </div>
      <div className={css.top}>
        <div>
          <p className={css.eyebrow}>{course.title}</p>
          <h2 className={css.title} id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className={css.text}>{text}</p>
        </div>
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
      </div>
      <div className={css.way}>
        <Lessons course={course} />
        <div className={css.acts}>
          {course.next && (
            <ButtonLink icon={Play} kind="bright" size="lg" to={lessonPath(course, course.next.activityId)}>
              {go}
            </ButtonLink>
          )}
          <span className={css.glass}>
            <ButtonLink kind="quiet" size="lg" to={paths.course(course.packageId)}>
              {t('training-learn.outline')}
            </ButtonLink>
          </span>
        </div>
      </div>
    </section>
  )
}

import type { CourseRecordWire } from '@fathom/contract/training'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import css from './course.module.css'
import { CourseAction } from './course-action.tsx'

/** The course, the user's progress, and the next action. */
export function CourseHero({ course }: { course: CourseRecordWire }) {
  const { t, formatPercent } = useTranslator('training-course', 'training-learn')
  const { title, summary, scene, enrolment } = course
  return (
    <>
      <Crumb to={paths.dashboard()}>{t('shell.page.dashboard')}</Crumb>
      <header className={css.hero}>
        <div className={css.scene}>
          <Drawing of={courseScene(scene, 'course')} width="full" />
        </div>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.summary}>{summary}</p>
          {enrolment && enrolment.activities.length > 0 && (
            <div className={css.progress}>
              <ProgressBar label={t('training-course.course.progress')} value={enrolment.progress} />
              <p>{t('training-learn.ring', { share: formatPercent(enrolment.progress) })}</p>
            </div>
          )}
          <CourseAction course={course} />
        </div>
      </header>
    </>
  )
}

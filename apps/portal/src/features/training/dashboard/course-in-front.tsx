import type { MyCourseWire } from '@fathom/contract/training'
import css from './dashboard.module.css'
import { DueForm } from './due-form.tsx'
import { MissingCard } from './missing/missing-card.tsx'
import { Resume } from './resume/resume.tsx'

/** The course to go on with, the form that is due, and what is missing beside them. */
export function CourseInFront({ course, isWanted }: { course: MyCourseWire; isWanted: boolean }) {
  return (
    <div className={css.columns}>
      <Resume course={course} isWanted={isWanted} key={course.enrolmentId} />
      <DueForm course={course} />
      {course.missing.length > 0 && <MissingCard course={course} />}
    </div>
  )
}

import type { MyCourseWire } from '@fathom/contract/training'
import css from './dashboard.module.css'
import { DueForm } from './due-form.tsx'
import { MissingCard } from './missing/missing-card.tsx'
import { Resume } from './resume/resume.tsx'

type Props = { courses: readonly MyCourseWire[]; course: MyCourseWire; isWanted: boolean }

/** The course to continue, the form that is due first in any course, and what is missing. */
export function CourseInFront({ courses, course, isWanted }: Props) {
  return (
    <div className={css.columns}>
      <Resume course={course} isWanted={isWanted} key={course.enrolmentId} />
      <DueForm courses={courses} front={course} />
      {course.missing.length > 0 && <MissingCard course={course} />}
    </div>
  )
}

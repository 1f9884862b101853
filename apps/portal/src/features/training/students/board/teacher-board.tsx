import type { MyCourseWire, StudentsWire } from '@fathom/contract/training'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { CourseInFront } from '../../dashboard/course-in-front.tsx'
import { hasNoAnswer } from '../../dashboard/dashboard.tsx'
import { findWanted } from '../../dashboard/front-course.ts'
import css from '../students.module.css'
import { studentsQuery } from '../students.queries.ts'
import { StudentsFailed } from '../students-failed.tsx'
import { ClassBoard } from './class-board.tsx'
import { OwnCourses } from './own-courses.tsx'

type Props = {
  courses: UseQueryResult<MyCourseWire[]>
  affiliateId: number
  /** The course in the URL. */
  wanted: string | undefined
  /** Shown while the students load. */
  skeletons: ReactNode
  /** Cards of other features. */
  cards: ReactNode
}

/** The instructor's dashboard: the class first, then their own learning (SC-16, RT-08). */
export function TeacherBoard({ courses, affiliateId, wanted, skeletons, cards }: Props) {
  const mine = courses.data ?? []
  const front = findWanted(mine, wanted)
  const others = mine.filter((course) => course !== front)
  const own = <OwnCourses affiliateId={affiliateId} mine={others} wanted={wanted} />
  const isOwnFirst = wanted !== undefined && !front
  return (
    <div className={css.screen}>
      {front && <CourseInFront course={front} courses={mine} isWanted={true} />}
      {isOwnFirst && own}
      <Class affiliateId={affiliateId} skeletons={skeletons} />
      {!isOwnFirst && own}
      {cards}
    </div>
  )
}

function Class({ affiliateId, skeletons }: Pick<Props, 'affiliateId' | 'skeletons'>) {
  const { locale } = useTranslator('training-students')
  const students: UseQueryResult<StudentsWire> = useQuery(studentsQuery(useCalls(), affiliateId, locale))
  if (students.data) return <ClassBoard students={students.data} />
  return hasNoAnswer(students) ? <StudentsFailed students={students} /> : skeletons
}

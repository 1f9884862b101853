import type { MyCourseWire } from '@fathom/contract/training'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { NoCourses } from './no-courses.tsx'
import { Reply } from './reply.tsx'

type Props = {
  courses: UseQueryResult<MyCourseWire[]>
  courseId: string | undefined
  none?: ReactNode
  children: (id: string) => ReactNode
}

/** RT-10: the course in the URL, or the last used one. */
export function ChosenCourse({ courses, courseId, none = <NoCourses />, children }: Props) {
  const { t } = useTranslator('training-records')
  if (courseId !== undefined) return children(courseId)
  return (
    <Reply failed={t('training-records.failed.courses')} id="" of={courses}>
      {([newest]) => (newest ? children(newest.packageId) : none)}
    </Reply>
  )
}

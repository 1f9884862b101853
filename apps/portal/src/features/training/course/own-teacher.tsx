import type { MyCourseWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { affiliatedQuery } from '../learning.queries.ts'
import { TeacherCard } from './teacher-card.tsx'

/** Who teaches the user this course now (CA-22); `teacher` is who it was when the course was opened. */
export function OwnTeacher({ packageId, teacher }: { packageId: string; teacher: MyCourseWire['teacher'] }) {
  const { data: affiliated } = useQuery(affiliatedQuery(useCalls(), packageId))
  return <TeacherCard teacher={affiliated ?? teacher} />
}

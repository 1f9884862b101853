import type { CourseIndexWire } from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'

export type FindIn = Of & { courseId: string }

type Of = { affiliateId: number; enrolmentId: string }

/** Asks for the text and the glossary of a course, and stores them on this device. */
export const loadCourseIndex = ({ http }: Pick<Calls, 'http'>, { affiliateId, enrolmentId }: Of) =>
  answerOrStored({ affiliateId, name: `course-index.${enrolmentId}` }, () =>
    http.get<CourseIndexWire>('learning', 'courses/{id}/index', { params: { id: enrolmentId } }),
  )

/** An edition never changes, so it is asked for once. */
export const courseIndexQuery = (calls: Pick<Calls, 'http'>, of: Of) =>
  queryOptions({
    queryKey: ['training', 'course-index', of.affiliateId, of.enrolmentId],
    queryFn: () => loadCourseIndex(calls, of),
    ...ALSO_OFFLINE,
    staleTime: Number.POSITIVE_INFINITY,
  })

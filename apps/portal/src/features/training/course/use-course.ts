import type { CourseRecordWire } from '@fathom/contract/training'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { courseQuery } from '../learning.queries.ts'

const isRefused = (error: unknown) => error instanceof CallFailed && (error.status ?? 500) < 500

/** The course, or offline the copy stored with its lessons; `isPending` until either is available. */
export function useCourse(id: string, affiliateId: number) {
  const { locale } = useTranslator('training-learn')
  const course = useQuery(courseQuery(useCalls(), id, locale))
  const isSilent = hasNoAnswer(course)
  const kept = useQuery({
    queryKey: ['training', 'kept', affiliateId, id],
    queryFn: async (): Promise<CourseRecordWire | null> => {
      const { findLesson } = await import('../player/offline/stored-lesson.ts')
      return (await findLesson(affiliateId, id, undefined))?.course ?? null
    },
    enabled: isSilent,
    networkMode: 'always',
    staleTime: 0,
  })
  const data = course.data ?? (isSilent ? (kept.data ?? undefined) : undefined)
  const isPending = !data && (isSilent ? kept.isPending : course.isPending && course.fetchStatus !== 'paused')
  return { course, data, isPending }
}

const hasNoAnswer = ({ data, error, isError, fetchStatus }: UseQueryResult<CourseRecordWire>): boolean =>
  data === undefined && ((isError && !isRefused(error)) || fetchStatus === 'paused')

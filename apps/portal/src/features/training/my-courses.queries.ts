import type { MyCourseWire } from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

/**
 * The user's courses, last used first. In its own file because the dashboard requests it before everything
 * else.
 */
export const myCoursesQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: ['training', 'learning', 'mine', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<MyCourseWire[]>('learning', 'my-courses', { query: { culture }, signal }),
  })

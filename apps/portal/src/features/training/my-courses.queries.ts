import type { MyCourseWire } from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

/** The courses that a person takes, the last used first. By itself because the dashboard asks before all else. */
export const myCoursesQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: ['training', 'learning', 'mine', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<MyCourseWire[]>('learning', 'my-courses', { query: { culture }, signal }),
  })

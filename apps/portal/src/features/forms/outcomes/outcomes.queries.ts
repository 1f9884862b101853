import type { FormOutcomesWire } from '@fathom/contract/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

/** The status of a student's forms; never contains answers. */
export const formOutcomesQuery = ({ http }: Pick<Calls, 'http'>, student: number) =>
  queryOptions({
    queryKey: ['forms', 'outcomes', student],
    queryFn: ({ signal }) =>
      http.get<FormOutcomesWire>('forms', 'outcomes/{affiliateId}', {
        params: { affiliateId: String(student) },
        signal,
      }),
  })

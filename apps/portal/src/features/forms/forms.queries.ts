import { formsTotal } from '@fathom/contract/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

/** The number of the person's professional forms (RO-03). */
export const proFormsQuery = ({ graph }: Pick<Calls, 'graph'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['forms', 'total', affiliateId],
    queryFn: async ({ signal }) => (await graph.request(formsTotal, {}, { signal })).formsTotal,
  })

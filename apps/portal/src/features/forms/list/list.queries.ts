import { type FormListingWire, type FormsDueWire, proForms } from '@fathom/contract/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

/** Which forms are asked of me, and which I have begun. */
export const formsDueQuery = ({ http }: Http, affiliateId: number) =>
  queryOptions({
    queryKey: ['forms', 'due', affiliateId],
    queryFn: ({ signal }) => http.get<FormsDueWire>('forms', 'due', { signal }),
  })

/** EN-17, CO-07: all forms that I have signed as a diver, the newest first. */
export const signedFormsQuery = ({ http }: Http, affiliateId: number) =>
  queryOptions({
    queryKey: ['forms', 'list', affiliateId],
    queryFn: ({ signal }) =>
      http.get<FormListingWire[]>('forms', 'search', { query: { type: 'diver' }, signal }),
  })

/** CA-49: the forms of a professional's own. */
export const proFormListQuery = ({ graph }: Pick<Calls, 'graph'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['forms', 'pro', affiliateId],
    queryFn: async ({ signal }) => (await graph.request(proForms, {}, { signal })).forms,
  })

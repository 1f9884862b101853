import type { MergePreviewWire, MergeWire, NewMergeWire } from '@fathom/contract/office'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { OFFICE_KEY } from '../office-key.ts'

type Http = Pick<Calls, 'http'>

/** Always read anew: what is confirmed is what was seen. */
export const mergePreviewQuery = ({ http }: Http, { from, to }: { from: number; to: number }) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'merge', from, to],
    queryFn: ({ signal }) =>
      http.get<MergePreviewWire>('office', 'people/{affiliateId}/merge/{other}', {
        params: { affiliateId: String(to), other: String(from) },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  })

export const mergeAccounts = ({ http }: Http, affiliateId: number, body: NewMergeWire) =>
  http.post<MergeWire>('office', 'people/{affiliateId}/merge', {
    params: { affiliateId: String(affiliateId) },
    body,
  })

export const undoMerge = ({ http }: Http, id: string) =>
  http.post('office', 'merges/{id}/undo', { params: { id } })

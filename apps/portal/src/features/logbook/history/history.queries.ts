import { diveLogHistory } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

const listChanges = async (
  { graph }: Pick<Calls, 'graph'>,
  id: string,
  diver: number,
  signal?: AbortSignal,
) => {
  const variables = { id, affiliate_id: diver }
  return (await graph.request(diveLogHistory, variables, signal && { signal })).diveLog?.history ?? []
}

export type LogChange = Awaited<ReturnType<typeof listChanges>>[number]

/** Who changed what and when, newest first. Not cached, because it grows with every save. */
export const historyQuery = (calls: Pick<Calls, 'graph'>, { id, affiliateId, version }: DiveLog) =>
  queryOptions({
    queryKey: ['logbook', 'history', id, version],
    queryFn: ({ signal }) => listChanges(calls, id, affiliateId, signal),
    staleTime: 0,
  })

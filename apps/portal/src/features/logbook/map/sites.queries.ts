import { divedSites, placeDiveSite } from '@fathom/contract/logbook'
import type { DiveSite, Position } from '@fathom/domain/logbook'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { ALSO_OFFLINE, answerThenStored } from '../../../shared/offline/answer-then-stored.ts'
import { devicePerson } from '../../../shared/offline/device-person.ts'

/** The name of the stored answer. */
export const DIVED_SITES = 'dived-sites'

const QUERY_KEY = ['logbook', 'dived-sites']

/** LO-07: where the sites of the diver's dives are; offline, as they were last. */
export const divedSitesQuery = ({ graph }: Pick<Calls, 'graph'>) =>
  queryOptions({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }): Promise<DiveSite[]> =>
      answerThenStored({ affiliateId: devicePerson(), name: DIVED_SITES }, async () =>
        (await graph.request(divedSites, {}, { signal })).divedSites.map(
          ({ latitude = null, longitude = null, ...site }) => ({ ...site, latitude, longitude }),
        ),
      ),
    staleTime: 60_000,
    ...ALSO_OFFLINE,
  })

const NO_SITES: readonly DiveSite[] = []

/** Without an answer, the dives' own positions are still there. */
export function useSites(): { sites: readonly DiveSite[]; isReady: boolean } {
  const { data, isError } = useQuery(divedSitesQuery(useCalls()))
  return { sites: data ?? NO_SITES, isReady: data !== undefined || isError }
}

/** Sets where a place is; without a position, the diver's own one is removed. */
export function usePlaceSite(name: string) {
  const { graph } = useCalls()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (position: Position | undefined) => graph.request(placeDiveSite, { name, ...position }),
    onSuccess: () => client.invalidateQueries({ queryKey: QUERY_KEY }),
  })
}

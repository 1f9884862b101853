import { deleteGearItem, type GearFieldsFragment, gearItems, saveGearItem } from '@fathom/contract/logbook'
import type { GearItem, GearKind } from '@fathom/domain/logbook'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'

/** The server only stores kinds from the domain's list. */
const gearOf = ({ serviced_on, service_due, kind, ...item }: GearFieldsFragment): GearItem => ({
  ...item,
  kind: kind as GearKind,
  servicedOn: serviced_on,
  serviceDue: service_due,
})

/** The name of the stored answer. */
export const GEAR = 'own-gear'

/** LO-09: the diver's own gear, by name; the form needs it offline too. */
export const gearQuery = ({ graph }: Pick<Calls, 'graph'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['logbook', 'gear', affiliateId],
    queryFn: ({ signal }): Promise<GearItem[]> =>
      answerOrStored({ affiliateId, name: GEAR }, async () =>
        (await graph.request(gearItems, {}, { signal })).gearItems.map(gearOf),
      ),
    ...ALSO_OFFLINE,
  })

export function useSaveGear(affiliateId: number) {
  const calls = useCalls()
  const client = useQueryClient()
  const { queryKey } = gearQuery(calls, affiliateId)
  return useMutation({
    mutationFn: ({ id, name, kind, servicedOn, serviceDue }: GearItem) =>
      calls.graph.request(saveGearItem, {
        id,
        input: { name, kind, serviced_on: servicedOn, service_due: serviceDue },
      }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export function useDeleteGear(affiliateId: number) {
  const calls = useCalls()
  const client = useQueryClient()
  const { queryKey } = gearQuery(calls, affiliateId)
  return useMutation({
    mutationFn: ({ id }: GearItem) => calls.graph.request(deleteGearItem, { id }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

import type { DraftWire } from '@fathom/contract/forms'
import type { FormName } from '@fathom/domain/forms'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { deviceForms, type FoundForm, findStored } from '../draft/stored-form.ts'
import { formDraftQuery } from '../fill.queries.ts'

type Begun = {
  draft: UseQueryResult<DraftWire>
  found: FoundForm | undefined
  isWaiting: boolean
}

export const isUnreachable = (query: { isError: boolean; fetchStatus: string }) =>
  query.isError || query.fetchStatus === 'paused'

/** The existing answers, from the server and from this device. */
export function useBegun(affiliateId: number, form: FormName): Begun {
  const draft = useQuery(formDraftQuery(useCalls(), form))
  const device = useQuery({
    queryKey: ['forms', 'kept', affiliateId, form],
    queryFn: async () => (await findStored(deviceForms, { affiliateId, form })) ?? null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isWaiting = device.data === undefined || (draft.data === undefined && !isUnreachable(draft))
  return { draft, found: device.data ?? undefined, isWaiting }
}

import type { FormToFillWire } from '@fathom/contract/forms'
import type { FormName, Place } from '@fathom/domain/forms'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { deviceForms, keptFormKey } from '../draft/kept-form.ts'
import { formDraftQuery, formToFillQuery } from '../fill.queries.ts'
import { type OpenedForm, openedForm } from './opened-form.ts'

type Opening =
  | { kind: 'loading' }
  | { kind: 'failed'; isOffline: boolean; retry: () => void; isRetrying: boolean }
  | { kind: 'open'; toFill: FormToFillWire; start: OpenedForm }

const isUnreachable = (query: { isError: boolean; fetchStatus: string }) =>
  query.isError || query.fetchStatus === 'paused'

/** Asks the server and this device for the form and for what has been answered. */
export function useOpening(affiliateId: number, form: FormName, place: Place | null): Opening {
  const calls = useCalls()
  const definition = useQuery(formToFillQuery(calls, form, place))
  const draft = useQuery(formDraftQuery(calls, form))
  const device = useQuery({
    queryKey: ['forms', 'kept', affiliateId, form],
    queryFn: async () => (await deviceForms.find(keptFormKey(affiliateId, form))) ?? null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const kept = device.data ?? undefined
  const isWaiting =
    device.data === undefined ||
    (definition.data === undefined && !isUnreachable(definition)) ||
    (draft.data === undefined && !isUnreachable(draft))
  if (isWaiting) return { kind: 'loading' }
  const isSamePlace = kept?.place?.country === place?.country && kept?.place?.region === place?.region
  const toFill = definition.data ?? (isSamePlace ? kept?.toFill : undefined)
  // Without the draft of the server, what was answered elsewhere would look lost: only a copy of it may stand in.
  if (!toFill || (draft.data === undefined && !kept))
    return {
      kind: 'failed',
      isOffline: !navigator.onLine,
      retry: () => {
        void definition.refetch()
        void draft.refetch()
      },
      isRetrying: definition.isFetching || draft.isFetching,
    }
  return { kind: 'open', toFill, start: openedForm(toFill, draft.data, kept) }
}

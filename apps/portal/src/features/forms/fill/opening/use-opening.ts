import type { FormToFillWire } from '@fathom/contract/forms'
import type { FormName, Place } from '@fathom/domain/forms'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { formToFillQuery } from '../fill.queries.ts'
import { isSamePlace } from '../place/place-in.ts'
import { type OpenedForm, openedForm } from './opened-form.ts'
import { isUnreachable, useBegun } from './use-begun.ts'

type Opening =
  | { kind: 'loading' }
  | { kind: 'failed'; isOffline: boolean; retry: () => void; isRetrying: boolean }
  | { kind: 'open'; toFill: FormToFillWire; start: OpenedForm }

/** Loads the form and the existing answers from the server and from this device. */
export function useOpening(affiliateId: number, form: FormName, place: Place | null): Opening {
  const calls = useCalls()
  const definition = useQuery(formToFillQuery(calls, form, place))
  const { draft, found, isWaiting } = useBegun(affiliateId, form)
  if (isWaiting || (definition.data === undefined && !isUnreachable(definition))) return { kind: 'loading' }
  const isHere = isSamePlace(found?.kept.place ?? null, place)
  const toFill = definition.data ?? (isHere ? found?.kept.toFill : undefined)
  // Without the server's draft, answers from elsewhere would seem lost, so only a local copy may replace it.
  if (!toFill || (draft.data === undefined && !found))
    return {
      kind: 'failed',
      isOffline: !navigator.onLine,
      retry: () => {
        void definition.refetch()
        void draft.refetch()
      },
      isRetrying: definition.isFetching || draft.isFetching,
    }
  return { kind: 'open', toFill, start: openedForm(toFill, draft.data, found) }
}

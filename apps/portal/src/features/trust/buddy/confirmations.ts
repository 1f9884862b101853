import type { ConfirmationsWire } from '@fathom/contract/logbook'
import { hexOf } from '@fathom/domain/trust'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { markedStore } from '../../../shared/offline/pending-marks.ts'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'

/** A confirmation that is added to a dive or removed from it on this device, until the server knows. */
export type UnsentConfirmation = {
  id: string
  affiliateId: number
  logId: string
  code: string
  action: 'add' | 'remove'
  at: string
  /** The problem for which the server will never accept it. */
  refusal: string | null
}

export const deviceConfirmations = markedStore(
  deviceEncryptedStore<UnsentConfirmation>('dive-confirmations'),
  'confirmations.waiting',
)

export async function listUnsent(affiliateId: number): Promise<UnsentConfirmation[]> {
  const all = await deviceConfirmations.list()
  return all
    .filter((each) => each.affiliateId === affiliateId)
    .sort((one, other) => one.at.localeCompare(other.at))
}

export const CONFIRMATIONS = 'dive-confirmations'
export const CONFIRMATIONS_KEY = ['trust', 'confirmations'] as const

export type ShownConfirmation = { id: string; logId: string; code: string; isWaiting: boolean }

function askConfirmations({ http }: Pick<Calls, 'http'>, affiliateId: number, signal: AbortSignal) {
  const schema = async () => (await import('@fathom/contract/logbook')).confirmationsWire
  const ask = () => http.get<ConfirmationsWire>('logbook', 'confirmations', { schema, signal })
  return answerOrStored({ affiliateId, name: CONFIRMATIONS }, ask)
}

/** What this person confirmed for others, as their devices have sent it. */
export const givenQuery = (calls: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: [...CONFIRMATIONS_KEY, affiliateId, 'given'],
    queryFn: async ({ signal }) => (await askConfirmations(calls, affiliateId, signal)).given,
    ...ALSO_OFFLINE,
    retry: false,
  })

/** What buddies confirmed of this person's dives, with what waits on this device. */
export const confirmationsQuery = (calls: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: [...CONFIRMATIONS_KEY, affiliateId],
    queryFn: async ({ signal }): Promise<ShownConfirmation[]> => {
      const { received } = await askConfirmations(calls, affiliateId, signal).catch(
        // What was confirmed on this device is shown even if the server never answered.
        (cause: unknown) => (navigator.onLine ? Promise.reject(cause) : { received: [] }),
      )
      const unsent = await listUnsent(affiliateId)
      const changed = new Set(unsent.map(({ id }) => id))
      return [
        ...received.filter(({ id }) => !changed.has(id)).map((each) => ({ ...each, isWaiting: false })),
        ...unsent.filter(({ action }) => action === 'add').map((each) => ({ ...each, isWaiting: true })),
      ]
    },
    ...ALSO_OFFLINE,
    retry: false,
  })

/** The server names a confirmation in the same way. */
async function idOf(code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return hexOf(new Uint8Array(hash)).slice(0, 32)
}

type Change = Pick<UnsentConfirmation, 'affiliateId' | 'logId' | 'code' | 'action'> & { id?: string }

/** Stores a change on this device, shows it, and lets the outbox send it. */
export async function changeConfirmation(queries: QueryClient, change: Change): Promise<void> {
  const id = change.id ?? (await idOf(change.code))
  await deviceConfirmations.put(id, { ...change, id, at: new Date().toISOString(), refusal: null })
  await queries.invalidateQueries({ queryKey: CONFIRMATIONS_KEY })
  sendPending()
}

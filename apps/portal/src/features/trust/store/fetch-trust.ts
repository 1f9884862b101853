import type { IssuerWire } from '@fathom/contract/trust'
import type { Bytes } from '@fathom/domain/trust'
import type { Calls } from '../../../shared/calls.tsx'
import type { DeviceStore } from '../../../shared/offline/device-store.ts'
import { askOrStored } from '../../../shared/offline/stored-answers.ts'
import { newerBytes, openTrust, type StoredTrust, type Trust } from './stored-trust.ts'

type Deps = Pick<Calls, 'http'> & { store: DeviceStore<StoredTrust> }
const KEY = 'trust'
/** Users check cards at a counter, so don't wait longer for a weak connection. */
const PATIENCE_MS = 3000

/** The data from the network, or else the copy on the device. Fails when there is neither. */
export async function fetchTrust(deps: Deps, signal: AbortSignal): Promise<Trust> {
  const stored = await deps.store.find(KEY)
  const place = { find: async () => stored, put: (fresh: StoredTrust) => deps.store.put(KEY, fresh) }
  const ask = () => readNetwork(deps, stored, signal)
  // Whatever went wrong, a card can be checked with what is here.
  const { answer, isFresh } = await askOrStored(place, ask, { isUnreached: () => true })
  return { ...(await openTrust(answer)), isFresh }
}

async function readNetwork(
  { http }: Deps,
  stored: StoredTrust | undefined,
  signal: AbortSignal,
): Promise<StoredTrust> {
  const schema = async () => (await import('@fathom/contract/trust')).issuersWire
  const options = { signal, timeoutMs: PATIENCE_MS }
  const issuers = await http.get<IssuerWire[]>('ecards', 'trust/issuers', { ...options, schema })
  const lists: Record<string, Bytes> = {}
  let aheadBy = stored?.aheadBy ?? 0
  for (const issuer of issuers) {
    const found = await readList(http, issuer, signal).catch((cause: unknown) => {
      // Our own list is required for a fresh result; another issuer's may be unreachable.
      if (issuer.revocations?.startsWith('/')) throw cause
      return undefined
    })
    const { bytes, list } = await newerBytes(issuer, stored?.lists[issuer.id], found)
    if (bytes) lists[issuer.id] = bytes
    if (list && issuer === issuers[0]) aheadBy = Math.round(Date.now() / 1000 - list.signedAt)
  }
  return { issuers, lists, aheadBy }
}

async function readList(
  http: Calls['http'],
  { revocations }: IssuerWire,
  signal: AbortSignal,
): Promise<Bytes | undefined> {
  if (!revocations) return undefined
  const options = { signal, timeoutMs: PATIENCE_MS }
  const blob = revocations.startsWith('/')
    ? await http.download('ecards', 'trust/revocations', options)
    : await (await fetch(revocations, { signal, credentials: 'omit' })).blob()
  return new Uint8Array(await blob.arrayBuffer())
}

import type { ECardWire } from '@fathom/contract/certifications'
import { CallFailed } from '../../../shared/http/index.ts'
import type { DeviceStore } from '../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import { askOrStored, markStoredAt } from '../../../shared/offline/stored-answers.ts'

/** The name under which a screen asks since when its cards are on this device. */
export const CARDS = 'cards'

/** `at` is absent in what an earlier version stored. */
type StoredCards = { affiliateId: number; cards: ECardWire[]; at?: string }
type StoredFace = { affiliateId: number; sha256: string; picture: Blob }

const deviceCards: DeviceStore<StoredCards> = deviceEncryptedStore<StoredCards>('kept-cards')
const deviceFaces: DeviceStore<StoredFace> = deviceEncryptedStore<StoredFace>('kept-faces')

/** A card must show while our servers are down, too. */
const isDown = (cause: unknown) =>
  cause instanceof CallFailed && (cause.kind !== 'refused' || (cause.status ?? 0) >= 500)

/** Asks the server and stores the cards; if the server is unreachable, returns the stored ones. */
export async function cardsOrStored(
  affiliateId: number,
  ask: () => Promise<ECardWire[]>,
  store = deviceCards,
): Promise<ECardWire[]> {
  const key = String(affiliateId)
  let at: string | undefined
  const place = {
    find: async () => {
      const stored = await store.find(key)
      at = stored?.at
      return stored?.cards
    },
    put: (cards: ECardWire[]) => store.put(key, { affiliateId, cards, at: new Date().toISOString() }),
  }
  const { answer, isFresh } = await askOrStored(place, ask, { isUnreached: isDown })
  markStoredAt({ affiliateId, name: CARDS }, isFresh ? undefined : at)
  return answer
}

export async function faceOrStored(
  { affiliateId, sha256 }: Omit<StoredFace, 'picture'>,
  ask: () => Promise<Blob>,
  store = deviceFaces,
): Promise<Blob> {
  const key = String(affiliateId)
  const stored = await store.find(key)
  // A picture never changes under its hash.
  if (stored?.sha256 === sha256) return stored.picture
  const picture = await ask()
  await store.put(key, { affiliateId, sha256, picture })
  return picture
}

import type { ECardWire } from '@fathom/contract/certifications'
import { CallFailed } from '../../../shared/http/index.ts'
import type { DeviceStore } from '../../../shared/offline/device-store.ts'
import { deviceStore } from '../../../shared/offline/indexed-store.ts'
import { askOrStored } from '../../../shared/offline/stored-answers.ts'

type StoredCards = { affiliateId: number; cards: ECardWire[] }
type StoredFace = { affiliateId: number; sha256: string; picture: Blob }

const deviceCards: DeviceStore<StoredCards> = deviceStore<StoredCards>('kept-cards')
const deviceFaces: DeviceStore<StoredFace> = deviceStore<StoredFace>('kept-faces')

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
  const place = {
    find: async () => (await store.find(key))?.cards,
    put: (cards: ECardWire[]) => store.put(key, { affiliateId, cards }),
  }
  return (await askOrStored(place, ask, { isUnreached: isDown })).answer
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

/** Removes all cards and photos on sign-out. */
export async function forgetStoredCards(cards = deviceCards, faces = deviceFaces): Promise<void> {
  const forget = async (store: DeviceStore<{ affiliateId: number }>) => {
    for (const { affiliateId } of await store.list()) await store.remove(String(affiliateId))
  }
  await forget(cards)
  await forget(faces)
}

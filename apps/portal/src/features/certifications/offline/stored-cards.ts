import type { ECardWire } from '@fathom/contract/certifications'
import { CallFailed } from '../../../shared/http/index.ts'
import { deviceKeep } from '../../../shared/offline/device-keep.ts'
import type { Keep } from '../../../shared/offline/keep.ts'
import { askOrStored } from '../../../shared/offline/stored-answers.ts'

type StoredCards = { affiliateId: number; cards: ECardWire[] }
type StoredFace = { affiliateId: number; sha256: string; picture: Blob }

const deviceCards: Keep<StoredCards> = deviceKeep<StoredCards>('kept-cards')
const deviceFaces: Keep<StoredFace> = deviceKeep<StoredFace>('kept-faces')

/** A card must show while our servers are down, too. */
const isDown = (cause: unknown) =>
  cause instanceof CallFailed && (cause.kind !== 'refused' || (cause.status ?? 0) >= 500)

/** Asks the server and stores the cards; if the server is unreachable, returns the stored ones. */
export async function cardsOrStored(
  affiliateId: number,
  ask: () => Promise<ECardWire[]>,
  keep = deviceCards,
): Promise<ECardWire[]> {
  const key = String(affiliateId)
  const place = {
    find: async () => (await keep.find(key))?.cards,
    put: (cards: ECardWire[]) => keep.put(key, { affiliateId, cards }),
  }
  return (await askOrStored(place, ask, { isUnreached: isDown })).answer
}

export async function faceOrStored(
  { affiliateId, sha256 }: Omit<StoredFace, 'picture'>,
  ask: () => Promise<Blob>,
  keep = deviceFaces,
): Promise<Blob> {
  const key = String(affiliateId)
  const stored = await keep.find(key)
  // A picture never changes under its hash.
  if (stored?.sha256 === sha256) return stored.picture
  const picture = await ask()
  await keep.put(key, { affiliateId, sha256, picture })
  return picture
}

/** Removes all cards and photos on sign-out. */
export async function forgetStoredCards(cards = deviceCards, faces = deviceFaces): Promise<void> {
  const forget = async (keep: Keep<{ affiliateId: number }>) => {
    for (const { affiliateId } of await keep.list()) await keep.remove(String(affiliateId))
  }
  await forget(cards)
  await forget(faces)
}

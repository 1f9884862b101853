import type { ECardWire } from '@fathom/contract/certifications'
import { CallFailed } from '../../../shared/http/index.ts'
import { deviceKeep } from '../../../shared/offline/device-keep.ts'
import type { Keep } from '../../../shared/offline/keep.ts'

type StoredCards = { affiliateId: number; cards: ECardWire[] }
type StoredFace = { affiliateId: number; sha256: string; picture: Blob }

const deviceCards: Keep<StoredCards> = deviceKeep<StoredCards>('kept-cards')
const deviceFaces: Keep<StoredFace> = deviceKeep<StoredFace>('kept-faces')

const isLost = (cause: unknown) =>
  cause instanceof CallFailed && (cause.kind !== 'refused' || (cause.status ?? 0) >= 500)

/** Fetches from the server and stores the result; if the server is unreachable, returns the stored one. */
export async function cardsOrStored(
  affiliateId: number,
  ask: () => Promise<ECardWire[]>,
  keep = deviceCards,
): Promise<ECardWire[]> {
  const key = String(affiliateId)
  try {
    const cards = await ask()
    await keep.put(key, { affiliateId, cards })
    return cards
  } catch (cause) {
    const kept = isLost(cause) ? await keep.find(key) : undefined
    if (!kept) throw cause
    return kept.cards
  }
}

export async function faceOrStored(
  { affiliateId, sha256 }: Omit<StoredFace, 'picture'>,
  ask: () => Promise<Blob>,
  keep = deviceFaces,
): Promise<Blob> {
  const key = String(affiliateId)
  const kept = await keep.find(key)
  // A picture never changes under its hash.
  if (kept?.sha256 === sha256) return kept.picture
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

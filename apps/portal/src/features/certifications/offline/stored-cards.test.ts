import { expect, test } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { createMemoryKeep } from '../../../shared/offline/keep.ts'
import { anECard } from '../a-card.ts'
import { cardsOrStored, faceOrStored, forgetStoredCards } from './stored-cards.ts'

const lost = () => Promise.reject(new CallFailed('lost', { kind: 'network' }))
const refused = () => Promise.reject(new CallFailed('no', { kind: 'refused', status: 403 }))

test('what was seen once answers without a signal, and only for whom it was', async () => {
  const keep = createMemoryKeep<{ affiliateId: number; cards: ReturnType<typeof anECard>[] }>()
  await cardsOrStored(1, async () => [anECard()], keep)
  expect(await cardsOrStored(1, lost, keep)).toEqual([anECard()])
  await expect(cardsOrStored(2, lost, keep)).rejects.toThrow('lost')
  await expect(cardsOrStored(1, refused, keep)).rejects.toThrow('no')
})

test('a face is fetched once for its hash', async () => {
  const keep = createMemoryKeep<{ affiliateId: number; sha256: string; picture: Blob }>()
  const picture = new Blob(['a'])
  await faceOrStored({ affiliateId: 1, sha256: 'x' }, async () => picture, keep)
  expect(await faceOrStored({ affiliateId: 1, sha256: 'x' }, lost, keep)).toBe(picture)
  await expect(faceOrStored({ affiliateId: 1, sha256: 'y' }, lost, keep)).rejects.toThrow('lost')
})

test('whoever signs out leaves neither card nor face behind', async () => {
  const cards = createMemoryKeep<{ affiliateId: number; cards: ReturnType<typeof anECard>[] }>()
  const faces = createMemoryKeep<{ affiliateId: number; sha256: string; picture: Blob }>()
  await cardsOrStored(1, async () => [anECard()], cards)
  await faceOrStored({ affiliateId: 1, sha256: 'x' }, async () => new Blob(['a']), faces)
  await forgetStoredCards(cards, faces)
  expect([await cards.list(), await faces.list()]).toEqual([[], []])
})

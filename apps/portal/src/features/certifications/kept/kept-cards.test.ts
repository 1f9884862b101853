import { expect, test } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { createMemoryKeep } from '../../../shared/offline/keep.ts'
import { anECard } from '../a-card.ts'
import { cardsOrKept, faceOrKept, forgetKeptCards } from './kept-cards.ts'

const lost = () => Promise.reject(new CallFailed('lost', { kind: 'network' }))
const refused = () => Promise.reject(new CallFailed('no', { kind: 'refused', status: 403 }))

test('what was seen once answers without a signal, and only for whom it was', async () => {
  const keep = createMemoryKeep<{ affiliateId: number; cards: ReturnType<typeof anECard>[] }>()
  await cardsOrKept(1, async () => [anECard()], keep)
  expect(await cardsOrKept(1, lost, keep)).toEqual([anECard()])
  await expect(cardsOrKept(2, lost, keep)).rejects.toThrow('lost')
  await expect(cardsOrKept(1, refused, keep)).rejects.toThrow('no')
})

test('a face is fetched once for its hash', async () => {
  const keep = createMemoryKeep<{ affiliateId: number; sha256: string; picture: Blob }>()
  const picture = new Blob(['a'])
  await faceOrKept({ affiliateId: 1, sha256: 'x' }, async () => picture, keep)
  expect(await faceOrKept({ affiliateId: 1, sha256: 'x' }, lost, keep)).toBe(picture)
  await expect(faceOrKept({ affiliateId: 1, sha256: 'y' }, lost, keep)).rejects.toThrow('lost')
})

test('whoever signs out leaves neither card nor face behind', async () => {
  const cards = createMemoryKeep<{ affiliateId: number; cards: ReturnType<typeof anECard>[] }>()
  const faces = createMemoryKeep<{ affiliateId: number; sha256: string; picture: Blob }>()
  await cardsOrKept(1, async () => [anECard()], cards)
  await faceOrKept({ affiliateId: 1, sha256: 'x' }, async () => new Blob(['a']), faces)
  await forgetKeptCards(cards, faces)
  expect([await cards.list(), await faces.list()]).toEqual([[], []])
})

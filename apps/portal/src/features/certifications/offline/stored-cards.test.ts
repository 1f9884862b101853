import { expect, test } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { createMemoryKeep } from '../../../shared/offline/keep.ts'
import { anECard } from '../card.fixture.ts'
import { cardsOrStored, faceOrStored, forgetStoredCards } from './stored-cards.ts'

const lost = () => Promise.reject(new CallFailed('lost', { kind: 'network' }))
const refused = () => Promise.reject(new CallFailed('no', { kind: 'refused', status: 403 }))

test('cards that were loaded once are available offline, and only to their owner', async () => {
  const keep = createMemoryKeep<{ affiliateId: number; cards: ReturnType<typeof anECard>[] }>()
  await cardsOrStored(1, async () => [anECard()], keep)
  expect(await cardsOrStored(1, lost, keep)).toEqual([anECard()])
  await expect(cardsOrStored(2, lost, keep)).rejects.toThrow('lost')
  await expect(cardsOrStored(1, refused, keep)).rejects.toThrow('no')
})

test('a photo is fetched once per hash', async () => {
  const keep = createMemoryKeep<{ affiliateId: number; sha256: string; picture: Blob }>()
  const picture = new Blob(['a'])
  await faceOrStored({ affiliateId: 1, sha256: 'x' }, async () => picture, keep)
  expect(await faceOrStored({ affiliateId: 1, sha256: 'x' }, lost, keep)).toBe(picture)
  await expect(faceOrStored({ affiliateId: 1, sha256: 'y' }, lost, keep)).rejects.toThrow('lost')
})

test('signing out removes all cards and photos from the device', async () => {
  const cards = createMemoryKeep<{ affiliateId: number; cards: ReturnType<typeof anECard>[] }>()
  const faces = createMemoryKeep<{ affiliateId: number; sha256: string; picture: Blob }>()
  await cardsOrStored(1, async () => [anECard()], cards)
  await faceOrStored({ affiliateId: 1, sha256: 'x' }, async () => new Blob(['a']), faces)
  await forgetStoredCards(cards, faces)
  expect([await cards.list(), await faces.list()]).toEqual([[], []])
})

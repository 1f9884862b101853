import { expect, test } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { createMemoryStore } from '../../../shared/offline/device-store.ts'
import { anECard } from '../card.fixture.ts'
import { cardsOrStored, faceOrStored } from './stored-cards.ts'

const lost = () => Promise.reject(new CallFailed('lost', { kind: 'network' }))
const refused = () => Promise.reject(new CallFailed('no', { kind: 'refused', status: 403 }))

test('cards that were loaded once are available offline, and only to their owner', async () => {
  const store = createMemoryStore<{ affiliateId: number; cards: ReturnType<typeof anECard>[] }>()
  await cardsOrStored(1, async () => [anECard()], store)
  expect(await cardsOrStored(1, lost, store)).toEqual([anECard()])
  await expect(cardsOrStored(2, lost, store)).rejects.toThrow('lost')
  await expect(cardsOrStored(1, refused, store)).rejects.toThrow('no')
})

test('a photo is fetched once per hash', async () => {
  const store = createMemoryStore<{ affiliateId: number; sha256: string; picture: Blob }>()
  const picture = new Blob(['a'])
  await faceOrStored({ affiliateId: 1, sha256: 'x' }, async () => picture, store)
  expect(await faceOrStored({ affiliateId: 1, sha256: 'x' }, lost, store)).toBe(picture)
  await expect(faceOrStored({ affiliateId: 1, sha256: 'y' }, lost, store)).rejects.toThrow('lost')
})

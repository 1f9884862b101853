import { expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { createMemoryStore } from '../../../shared/offline/device-store.ts'
import { sendingOf } from '../../../shared/offline/sending.ts'
import type { StoredFile } from '../../../shared/upload/queue.ts'
import type { StoredDelete } from '../device/pending.ts'
import type { StoredDive } from '../form/draft/stored-dive.ts'
import { aContent, aLog, wireOf } from '../form/state/dive-log.fixture.ts'
import { sendStoredDives } from './send-stored-dives.ts'

const photo = (id: string, of: string, affiliateId = 1): StoredFile => ({
  ...{ id, of, affiliateId, name: `${id}.jpg` },
  file: new Blob(['bytes']),
})
const draft = (id: string, change: Partial<StoredDive> = {}): StoredDive => ({
  ...{ id, affiliateId: 1, logType: 'Recreational', content: aContent(), base: null },
  ...{ savedAt: '2026-05-16T08:00:00Z' },
  ...change,
})

/** A fake server that records dives and photos in the order it receives them. */
async function aDevice(photos: readonly StoredFile[], drafts: readonly StoredDive[] = []) {
  const stores = {
    dives: createMemoryStore<StoredDive>(),
    photos: createMemoryStore<StoredFile>(),
    deletes: createMemoryStore<StoredDelete>(),
  }
  for (const each of photos) await stores.photos.put(each.id, each)
  for (const each of drafts) await stores.dives.put(each.id, each)
  const heard: string[] = []
  const begin = vi.fn(async (id: string) => ({ id, size: 5, offset: 5, chunkSize: 5, photo: { id } }))
  const log = (status: string, id: string) => {
    heard.push(`${id} ${status}`)
    return wireOf(aLog({ id, status: status as 'Draft' }))
  }
  type Sent = { id: string; input: { status?: string } }
  const calls = {
    http: {
      post: async (_area: string, _path: string, { body }: { body: { id: string } }) => {
        const answer = await begin(body.id)
        heard.push(body.id)
        return answer
      },
    },
    graph: {
      request: async (_operation: unknown, { id, input }: Sent) => {
        const made = log(input.status ?? 'Draft', id)
        return { createRecreationalLog: made, updateRecreationalLog: made }
      },
    },
  } as unknown as Calls
  const left = async () => (await stores.photos.list()).map(({ id }) => id)
  return { heard, begin, left, stores, send: () => sendStoredDives(calls, 1, stores) }
}

test("[CO-06] photos that wait for a connection are sent without their form, and only the user's own", async () => {
  const { heard, left, send } = await aDevice([photo('p1', 'a'), photo('p2', 'b'), photo('p3', 'c', 2)])
  expect(await send()).toEqual({ sent: 2, isLeft: false })
  expect(heard).toEqual(['p1', 'p2'])
  expect(await left()).toEqual(['p3'])
})

test('[SC-05] sends the dive first, then its photo, then publishes it', async () => {
  const { heard, send } = await aDevice([photo('p1', 'a')], [draft('a', { request: 'Published' })])
  await send()
  expect(heard).toEqual(['a Draft', 'p1', 'a Published'])
})

test("doesn't publish a dive while one of its photos may still be uploaded", async () => {
  const { heard, begin, left, send } = await aDevice(
    [photo('p2', 'a')],
    [draft('a', { request: 'Published' })],
  )
  begin.mockRejectedValueOnce(new CallFailed('', { kind: 'refused', status: 404, problem: 'not-found' }))
  await send()
  expect(heard).toEqual(['a Draft'])
  expect(await left()).toEqual(['p2'])
  await send()
  expect(heard).toEqual(['a Draft', 'p2', 'a Published'])
})

test('[BO-05] a photo that is refused for good stays with its reason, and its dive is published', async () => {
  const { heard, begin, left, send } = await aDevice(
    [photo('p5', 'a'), photo('p6', 'a')],
    [draft('a', { request: 'Published' })],
  )
  begin.mockRejectedValueOnce(
    new CallFailed('', { kind: 'refused', status: 422, problem: 'photo-not-jpg-or-png' }),
  )
  expect(await send()).toEqual({ sent: 2, isLeft: false })
  expect(heard).toEqual(['a Draft', 'p6', 'a Published'])
  // The list of what waits says why; the photo isn't sent again on its own.
  expect(await left()).toEqual(['p5'])
  expect(sendingOf('p5')).toEqual({ kind: 'failed', problem: 'photo-not-jpg-or-png' })
  await send()
  expect(begin).toHaveBeenCalledTimes(2)
})

test('[BO-04] a dive whose delete waits is not sent before, with its photos', async () => {
  const { heard, stores, send } = await aDevice([photo('p1', 'a')], [draft('a', { base: aLog({ id: 'a' }) })])
  await stores.deletes.put('a', {
    ...{ id: 'a', affiliateId: 1, logType: 'Recreational', version: 1, title: 'Reef' },
    deletedAt: '2026-05-16T08:00:00Z',
  })
  expect(await send()).toEqual({ sent: 0, isLeft: false })
  expect(heard).toEqual([])
})

test('[BO-07] a photo of a dive that was deleted elsewhere waits, and is sent once the dive is restored', async () => {
  const { heard, begin, left, send } = await aDevice([photo('p4', 'a')])
  begin.mockRejectedValueOnce(new CallFailed('', { kind: 'refused', status: 404, problem: 'not-found' }))
  expect(await send()).toEqual({ sent: 0, isLeft: false })
  expect(await left()).toEqual(['p4'])
  expect(await send()).toEqual({ sent: 1, isLeft: false })
  expect(heard).toEqual(['p4'])
})

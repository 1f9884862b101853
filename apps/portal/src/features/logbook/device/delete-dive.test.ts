import { restoreDiveLog } from '@fathom/contract/logbook'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { giveLocks } from '../../../shared/testing/locks.fixture.ts'
import { deviceDives, keyOf } from '../form/draft/stored-dive.ts'
import { aContent, aLog } from '../form/state/dive-log.fixture.ts'
import { devicePhotos } from '../photos-upload/sending/stored-photos.ts'
import { deletingOf } from './delete-dive.ts'
import { deleteDives, restoreDives } from './delete-dives.ts'
import { sendStoredDeletes } from './deletes.ts'
import { readWaiting } from './logbook.queries.ts'
import { deviceDeletes } from './stored-deletes.ts'

const LOG = aLog({ id: 'a', version: 0 })
const A_DELETE = {
  ...{ id: 'a', affiliateId: LOG.affiliateId, logType: LOG.logType, version: 1, title: 'Reef' },
  deletedAt: '2026-05-16T08:00:00Z',
}

beforeEach(async () => {
  giveLocks()
  for (const stored of await deviceDives.list()) await deviceDives.remove(keyOf(stored))
  for (const { id } of await deviceDeletes.list()) await deviceDeletes.remove(id)
  for (const { id } of await devicePhotos.list()) await devicePhotos.remove(id)
})

const aServer = () => {
  const request = vi.fn(async (_: unknown, __: object): Promise<unknown> => ({}))
  return { request, calls: { graph: { request } } as unknown as Pick<Calls, 'graph'> }
}

const aDraft = () =>
  deviceDives.put('a', {
    ...{ id: 'a', affiliateId: LOG.affiliateId, logType: 'Recreational', content: aContent(), base: null },
    savedAt: '2026-05-16T08:00:00Z',
  })

test('[BO-07] a dive whose answer got lost is also deleted on the server', async () => {
  const { request, calls } = aServer()
  await aDraft()
  expect((await deletingOf(calls, new QueryClient()).remove(LOG)).end).toBe('deleted')
  expect(request.mock.calls[0]?.[1]).toEqual({ id: 'a', version: 1 })
  expect([await deviceDives.list(), await deviceDeletes.list()]).toEqual([[], []])
})

test('[BO-07] what waits for such a dive stays until the server has deleted it', async () => {
  const { request, calls } = aServer()
  await aDraft()
  request.mockRejectedValueOnce(new CallFailed('', { kind: 'network' }))
  expect((await deletingOf(calls, new QueryClient()).remove(LOG)).end).toBe('here')
  expect(await deviceDives.list()).toHaveLength(1)
  await sendStoredDeletes(calls, LOG.affiliateId, async () => {})
  expect([await deviceDives.list(), await deviceDeletes.list()]).toEqual([[], []])
})

test('a dive that the server never got is deleted and comes back with an undo', async () => {
  const { request, calls } = aServer()
  await aDraft()
  request.mockRejectedValue(new CallFailed('', { kind: 'refused', status: 404, problem: 'not-found' }))
  const { remove, undo } = deletingOf(calls, new QueryClient())
  const deleted = await remove(LOG)
  expect([await deviceDives.list(), await deviceDeletes.list()]).toEqual([[], []])
  await undo(LOG, deleted)
  expect(await deviceDives.list()).toHaveLength(1)
})

test('[BO-07] an undo whose answer gets lost puts the draft and the photo back, and a retry does so only once', async () => {
  const { request, calls } = aServer()
  await aDraft()
  await devicePhotos.put('p', {
    ...{ id: 'p', of: 'a', affiliateId: LOG.affiliateId, name: 'reef.jpg', file: new Blob(['photo']) },
  })
  const { remove, undo } = deletingOf(calls, new QueryClient())
  const deleted = await remove(LOG)
  expect(await devicePhotos.list()).toEqual([])
  request.mockRejectedValueOnce(new CallFailed('', { kind: 'network' }))
  await expect(undo(LOG, deleted)).rejects.toThrow()
  expect(await deviceDives.list()).toHaveLength(1)
  expect(await devicePhotos.list()).toMatchObject([{ id: 'p' }])
  // It was sent in the meantime.
  await devicePhotos.remove('p')
  await undo(LOG, deleted)
  expect(await devicePhotos.list()).toEqual([])
})

const restored = ({ request }: ReturnType<typeof aServer>) =>
  request.mock.calls.filter(([action]) => action === restoreDiveLog).map(([, variables]) => variables)

test('[BO-04] an undo waits until deletes that are being sent are known, and then brings the dive back', async () => {
  const server = aServer()
  await aDraft()
  const client = new QueryClient()
  const lot = await deleteDives(client, [LOG])
  const [begun, renewed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const sending = sendStoredDeletes(server.calls, LOG.affiliateId, () => {
    begun.resolve()
    return renewed.promise
  })
  await begun.promise
  const undoing = restoreDives(server.calls, client, lot)
  // Enough time for an undo that doesn't wait.
  await new Promise((resolve) => setTimeout(resolve, 30))
  renewed.resolve()
  await sending
  expect(await undoing).toEqual([])
  expect(restored(server)).toEqual([{ id: 'a' }])
  expect(await deviceDives.list()).toHaveLength(1)
})

test('[BO-04] the undo of a delete whose answer got lost also reaches the server', async () => {
  const server = aServer()
  const client = new QueryClient()
  const lot = await deleteDives(client, [LOG, aLog({ id: 'b' })])
  server.request.mockRejectedValueOnce(new CallFailed('', { kind: 'network' }))
  await sendStoredDeletes(server.calls, LOG.affiliateId, async () => {})
  expect(await deviceDeletes.list()).toMatchObject([{ id: 'a', isTried: true }])
  expect(await restoreDives(server.calls, client, lot)).toEqual([])
  // The server deleted b and answered that, so its undo is sent at once; a is left to the outbox.
  expect(restored(server)).toEqual([{ id: 'b' }])
  expect(await deviceDeletes.list()).toMatchObject([{ id: 'a', isTakenBack: true }])
  server.request.mockRejectedValueOnce(new CallFailed('', { kind: 'network' }))
  expect((await sendStoredDeletes(server.calls, LOG.affiliateId, async () => {})).isLeft).toBe(true)
  expect((await sendStoredDeletes(server.calls, LOG.affiliateId, async () => {})).isLeft).toBe(false)
  expect(restored(server)).toEqual([{ id: 'b' }, { id: 'a' }, { id: 'a' }])
  expect(await deviceDeletes.list()).toEqual([])
})

test('[BO-04] a dive whose delete was taken back is there at once, and what waits for it is sent after the undo', async () => {
  const { request, calls } = aServer()
  const client = new QueryClient()
  await deviceDeletes.put('a', { ...A_DELETE, isTried: true })
  await aDraft()
  await restoreDives(calls, client, { logs: [LOG], left: { drafts: [], photos: [] } })
  const { pending, dives } = await readWaiting(LOG.affiliateId)
  expect([pending.deletes, pending.restores.map(({ id }) => id)]).toEqual([[], ['a']])
  expect(dives.map(({ log }) => log.id)).toEqual(['a'])
  expect(request).not.toHaveBeenCalled()
  const woken = vi.fn()
  addEventListener('fathom.waiting', woken, { once: true })
  await sendStoredDeletes(calls, LOG.affiliateId, async () => {})
  expect(woken).toHaveBeenCalledOnce()
})

test('[BO-04] deleting a dive again keeps in mind that the server may have heard of the first delete', async () => {
  const { calls } = aServer()
  const client = new QueryClient()
  await deviceDeletes.put('a', { ...A_DELETE, isTried: true, isTakenBack: true })
  const lot = await deleteDives(client, [LOG])
  expect(await deviceDeletes.list()).toMatchObject([{ id: 'a', isTried: true }])
  expect((await deviceDeletes.list())[0]).not.toHaveProperty('isTakenBack')
  await restoreDives(calls, client, lot)
  expect(await deviceDeletes.list()).toMatchObject([{ id: 'a', isTakenBack: true }])
})

test('[BO-04] what waited for a dive comes back with it, also if the outbox has sent its delete meanwhile', async () => {
  const server = aServer()
  await aDraft()
  const { remove, undo } = deletingOf(server.calls, new QueryClient())
  server.request.mockRejectedValueOnce(new CallFailed('', { kind: 'network' }))
  const deleted = await remove(LOG)
  await sendStoredDeletes(server.calls, LOG.affiliateId, async () => {})
  expect(await deviceDives.list()).toEqual([])
  await undo(LOG, deleted)
  expect(restored(server)).toEqual([{ id: 'a' }])
  expect(await deviceDives.list()).toHaveLength(1)
})

test('[BO-04] the outbox leaves a dive alone that is being deleted, so that its undo is the last word', async () => {
  const server = aServer()
  const answer = Promise.withResolvers<unknown>()
  server.request.mockImplementationOnce(() => answer.promise)
  const { remove, undo } = deletingOf(server.calls, new QueryClient())
  const removing = remove(LOG)
  await vi.waitFor(() => expect(server.request).toHaveBeenCalledOnce())
  await sendStoredDeletes(server.calls, LOG.affiliateId, async () => {})
  expect(server.request).toHaveBeenCalledOnce()
  answer.resolve({})
  await undo(LOG, await removing)
  expect(restored(server)).toEqual([{ id: 'a' }])
  expect(await deviceDeletes.list()).toEqual([])
})

test('[BO-04] a dive that is deleted again while its restoring is answered stays deleted', async () => {
  const { calls } = aServer()
  const client = new QueryClient()
  await deviceDeletes.put('a', { ...A_DELETE, isTried: true, isTakenBack: true })
  await sendStoredDeletes(calls, LOG.affiliateId, async () => void (await deleteDives(client, [LOG])))
  expect(await deviceDeletes.list()).toMatchObject([{ id: 'a' }])
})

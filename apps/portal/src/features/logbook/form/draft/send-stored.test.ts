import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryStore } from '../../../../shared/offline/device-store.ts'
import { aContent, aLog } from '../state/dive-log.fixture.ts'
import { sendStored } from './send-stored.ts'
import { findStored, type StoredDive } from './stored-dive.ts'

const stored = (change: Partial<StoredDive>): StoredDive => ({
  id: 'a',
  affiliateId: 1,
  logType: 'Recreational',
  content: aContent(),
  base: null,
  savedAt: '2026-05-16T08:00:00Z',
  ...change,
})

async function aDevice(...all: StoredDive[]) {
  const dives = createMemoryStore<StoredDive>()
  for (const each of all) await dives.put(each.id, each)
  const write = {
    create: vi.fn(async (id: string) => aLog({ id })),
    update: vi.fn(async (id: string) => aLog({ id })),
    restore: vi.fn(),
  }
  const photos = vi.fn(async (_logId: string) => true)
  const send = () => sendStored({ dives, affiliateId: 1, writerOf: () => write, sendPhotos: photos })
  return { dives, write, photos, send }
}

test('sends each draft that a closed tab left, once', async () => {
  const { dives, write, send } = await aDevice(
    stored({ id: 'a' }),
    stored({ id: 'b', base: aLog({ id: 'b', title: 'Before' }) }),
  )
  expect(await send()).toEqual({ sent: 2, isLeft: false })
  expect(write.create).toHaveBeenCalledOnce()
  expect(write.update).toHaveBeenCalledOnce()
  expect(await dives.list()).toEqual([])
})

test('neither sends nor reads drafts of another diver on the same device', async () => {
  const { dives, write, send } = await aDevice(stored({ affiliateId: 2 }))
  expect(await send()).toEqual({ sent: 0, isLeft: false })
  expect(write.create).not.toHaveBeenCalled()
  expect(await findStored(dives, 'a', 1)).toBeUndefined()
  expect(await findStored(dives, 'a', 2)).toBeDefined()
})

test('changes to a published dive wait until the diver presses the button', async () => {
  const { write, send } = await aDevice(stored({ base: aLog({ status: 'Published', title: 'Before' }) }))
  expect(await send()).toEqual({ sent: 0, isLeft: false })
  expect(write.update).not.toHaveBeenCalled()
})

test('a draft that fails to send stays on the device', async () => {
  const { dives, write, send } = await aDevice(stored({}))
  write.create.mockRejectedValue(new CallFailed('', { kind: 'network' }))
  expect(await send()).toEqual({ sent: 0, isLeft: true })
  expect(await dives.list()).toHaveLength(1)
})

test('[SC-05] publishes a dive that was requested offline once its photos are uploaded', async () => {
  const { dives, write, photos, send } = await aDevice(stored({ request: 'Published' }))
  write.update.mockImplementation(async (id) => aLog({ id, status: 'Published' }))
  photos.mockResolvedValueOnce(false)
  await send()
  expect(write.create).toHaveBeenCalledOnce()
  expect(write.update).not.toHaveBeenCalled()
  expect(await dives.list()).toMatchObject([{ request: 'Published', base: { status: 'Draft' } }])
  expect(await send()).toEqual({ sent: 1, isLeft: false })
  expect(write.update.mock.calls[0]).toMatchObject(['a', 1, aContent(), 'Published'])
  expect(await dives.list()).toEqual([])
})

test('a dive the server refuses to publish stays a draft, and the request is dropped', async () => {
  const { dives, write, send } = await aDevice(stored({ request: 'Published', base: aLog({ id: 'a' }) }))
  write.update.mockRejectedValue(
    new CallFailed('', { kind: 'refused', status: 422, problem: 'invalid-log', answer: { problems: [] } }),
  )
  await send()
  expect((await dives.list()).filter(({ request }) => request)).toEqual([])
})

test('[BO-07] what the server says is gone is marked, whatever the clock says', async () => {
  const { dives, write, send } = await aDevice(stored({ base: aLog({ id: 'a', title: 'Before' }) }))
  write.update.mockRejectedValue(new CallFailed('', { kind: 'refused', status: 404, problem: 'not-found' }))
  expect(await send()).toEqual({ sent: 0, isLeft: false })
  expect(await dives.list()).toEqual([expect.objectContaining({ id: 'a', isGone: true })])
})

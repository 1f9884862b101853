import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryStore } from '../../../../shared/offline/device-store.ts'
import { aReport, aSitting } from './report.fixture.ts'
import { sendStored } from './send-stored.ts'
import type { Send } from './sender.ts'
import type { StoredSitting } from './stored-sitting.ts'

async function stored(...sittings: StoredSitting[]) {
  const store = createMemoryStore<StoredSitting>()
  for (const sitting of sittings) await store.put(sitting.sitting, sitting)
  return store
}

const accepting = () =>
  vi.fn<Send>(async ({ attemptId }, { sequence }) => ({ attemptId, version: 9, sequence, isBeside: false }))

test('sends what a closed tab left, the oldest sitting first, and only for the signed-in user', async () => {
  const reports = [aReport(1)]
  const store = await stored(
    aSitting({ sitting: 'b', reports, begunAt: '2026-05-19T09:00:00Z' }),
    aSitting({ sitting: 'a', reports }),
    aSitting({ sitting: 'c', reports, affiliateId: 2 }),
  )
  const send = accepting()
  expect(await sendStored(store, 100001, send)).toEqual({ sent: 2, waiting: 0 })
  expect(send.mock.calls.map(([{ sitting }]) => sitting)).toEqual(['a', 'b'])
  expect((await store.list()).map(({ sitting }) => sitting)).toEqual(['c'])
})

test('keeps everything while offline', async () => {
  const store = await stored(aSitting({ reports: [aReport(4)] }))
  const send = vi.fn<Send>(() => Promise.reject(new CallFailed('no signal', { kind: 'network' })))
  expect(await sendStored(store, 100001, send)).toEqual({ sent: 0, waiting: 1 })
  expect(await store.list()).toMatchObject([{ reports: [{ sequence: 4 }] }])
})

import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryKeep } from '../../../../shared/offline/keep.ts'
import { aReport, aSitting } from './a-report.ts'
import { sendStored } from './send-stored.ts'
import type { Send } from './sender.ts'
import type { StoredSitting } from './stored-sitting.ts'

async function kept(...sittings: StoredSitting[]) {
  const keep = createMemoryKeep<StoredSitting>()
  for (const sitting of sittings) await keep.put(sitting.sitting, sitting)
  return keep
}

const accepting = () =>
  vi.fn<Send>(async ({ attemptId }, { sequence }) => ({ attemptId, version: 9, sequence, isBeside: false }))

test('sends what a closed tab left, the oldest sitting first, and only for the signed-in user', async () => {
  const reports = [aReport(1)]
  const keep = await kept(
    aSitting({ sitting: 'b', reports, begunAt: '2026-05-19T09:00:00Z' }),
    aSitting({ sitting: 'a', reports }),
    aSitting({ sitting: 'c', reports, affiliateId: 2 }),
  )
  const send = accepting()
  expect(await sendStored(keep, 100001, send)).toEqual({ sent: 2, waiting: 0 })
  expect(send.mock.calls.map(([{ sitting }]) => sitting)).toEqual(['a', 'b'])
  expect((await keep.list()).map(({ sitting }) => sitting)).toEqual(['c'])
})

test('keeps everything while offline', async () => {
  const keep = await kept(aSitting({ reports: [aReport(4)] }))
  const send = vi.fn<Send>(() => Promise.reject(new CallFailed('no signal', { kind: 'network' })))
  expect(await sendStored(keep, 100001, send)).toEqual({ sent: 0, waiting: 1 })
  expect(await keep.list()).toMatchObject([{ reports: [{ sequence: 4 }] }])
})

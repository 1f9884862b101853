import { beforeEach, expect, test, vi } from 'vitest'
import { aDeviceForEachTest } from './device.fixture.ts'

aDeviceForEachTest()
beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** Stores an entry as an earlier version did: without a mark. */
async function storeUnmarked(): Promise<void> {
  const { openDatabase } = await import('./database.ts')
  await (await openDatabase()).put('dive-drafts', {}, [7, 'a'])
}

const DIVES = ['dives.waiting', 'dive-photos.waiting'] as const

test('[BO-03] on a new device nothing waits, and the code that would send it is not loaded', async () => {
  const { mayBePending, settleUnknown } = await import('./pending-marks.ts')
  expect(DIVES.map(mayBePending)).toEqual([true, true])
  await settleUnknown()
  expect(DIVES.map(mayBePending)).toEqual([false, false])
})

test('[BO-03] a dive that an earlier version stored without a mark is found', async () => {
  await storeUnmarked()
  const { isMarked, mayBePending, settleUnknown } = await import('./pending-marks.ts')
  await settleUnknown()
  expect([isMarked('dives.waiting'), mayBePending('dive-photos.waiting')]).toEqual([true, false])
})

test('[BO-03] a dive that is stored while the database is read keeps its mark', async () => {
  const { isMarked, settleUnknown } = await import('./pending-marks.ts')
  const settled = settleUnknown()
  localStorage.setItem('dives.waiting', '1')
  await settled
  expect(isMarked('dives.waiting')).toBe(true)
})

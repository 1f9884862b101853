import { afterEach, expect, test, vi } from 'vitest'
import { untilPageStands } from './until-page-stands.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const TIMES = { quietMs: 1_000, atLatestMs: 5_000 }

/** How long it waits when the page fetches or loads as these functions of the time say. */
async function waits({ fetching = (_: number) => 0, arrivals = [] as number[] }): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const began = performance.now()
  const passed = () => performance.now() - began
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () =>
      arrivals
        .filter((at) => at <= passed())
        .map((at) => ({ startTime: began + at - 50, duration: 50 })) as PerformanceEntryList,
  )
  let end: number | undefined
  untilPageStands({ isFetching: () => fetching(passed()) }, TIMES).then(() => {
    end = passed()
  })
  await vi.advanceTimersByTimeAsync(10_000)
  if (end === undefined) throw new Error('it still waits')
  return end
}

test('a page that loads nothing stands after a moment', async () => {
  expect(await waits({})).toBe(1_000)
})

test('a page stands a moment after its last call and its last file', async () => {
  expect(await waits({ fetching: (at) => (at < 1_450 ? 2 : 0) })).toBe(2_400)
  expect(await waits({ arrivals: [300, 900, 1_700] })).toBe(2_700)
})

test('a page that never comes to rest does not hold up the rest', async () => {
  expect(await waits({ fetching: () => 1 })).toBe(5_000)
})

import { expect, test } from 'vitest'
import { byMonth } from './months.ts'

const dated = (...dates: (string | null)[]) => dates.map((date) => ({ date }))

test('[SC-05] groups dives by month, in list order', () => {
  const months = byMonth(dated('2026-05-14', '2026-05-12', '2026-04-26', '2025-04-26'), true)
  expect(months.map(({ month, logs }) => [month, logs.length])).toEqual([
    ['2026-05', 2],
    ['2026-04', 1],
    ['2025-04', 1],
  ])
})

test('a month that may continue on the next page is not counted as complete', () => {
  const dives = dated('2026-05-14', '2026-04-26')
  expect(byMonth(dives, false).map(({ isWhole }) => isWhole)).toEqual([true, false])
  expect(byMonth(dives, true).map(({ isWhole }) => isWhole)).toEqual([true, true])
})

test("[SC-05] undated drafts form one group at the top and don't split a month", () => {
  const dives = dated('2026-11-14', null, '2026-11-09', '2026-10-02', null)
  expect(byMonth(dives, true).map(({ month, logs }) => [month, logs.length])).toEqual([
    [undefined, 2],
    ['2026-11', 2],
    ['2026-10', 1],
  ])
  expect(byMonth(dives, false).map(({ isWhole }) => isWhole)).toEqual([false, true, false])
})

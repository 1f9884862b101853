import { expect, test } from 'vitest'
import { byMonth } from './months.ts'

const dated = (...dates: (string | null)[]) => dates.map((date) => ({ log: { date } }))

test('[SC-05] groups dives by month, in list order', () => {
  const months = byMonth(dated('2026-05-14', '2026-05-12', '2026-04-26', '2025-04-26'))
  expect(months.map(({ month, dives }) => [month, dives.length])).toEqual([
    ['2026-05', 2],
    ['2026-04', 1],
    ['2025-04', 1],
  ])
})

test("[SC-05] undated drafts form one group at the top and don't split a month", () => {
  const months = byMonth(dated('2026-11-14', null, '2026-11-09', '2026-10-02', null))
  expect(months.map(({ month, dives }) => [month, dives.length])).toEqual([
    [undefined, 2],
    ['2026-11', 2],
    ['2026-10', 1],
  ])
})

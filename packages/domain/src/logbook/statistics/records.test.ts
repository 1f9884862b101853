import { expect, test } from 'vitest'
import { EMPTY_CYLINDER } from '../log/cylinders.ts'
import { airUseIn, airUseOf } from './air-use.ts'
import { aDive, deep } from './dive.fixture.ts'
import { milestonesOf, nextRoundNumber } from './milestones.ts'
import { busiestDay, divesByDay, longestStreak, recordsOf } from './records.ts'
import { totalsOfDives } from './totals.ts'
import { trendOf } from './trend.ts'

test('[LO-06] a record names the first dive that set it, and nothing is a record without a value', () => {
  const first = deep(30)
  const cold = aDive({ conditions: { bottomWaterTemp: 4 }, depthTime: { maxDepth: 5, bottomTime: 70 } })
  const warm = aDive({
    conditions: { surfaceWaterTemp: 29 },
    depthTime: { maxDepth: null, bottomTime: null },
  })
  const records = recordsOf([first, deep(30), cold, warm])
  expect(records.map(({ kind, value, log }) => [kind, value, log])).toEqual([
    ['deepest', 30, first],
    ['longest', 70, cold],
    ['coldest', 4, cold],
    ['warmest', 29, warm],
  ])
})

test('[LO-06] the busiest day and the longest series of days', () => {
  const days = divesByDay(
    ['2024-02-28', '2024-02-29', '2024-03-01', '2024-03-01', '2024-03-05'].map((date) => deep(10, date)),
  )
  expect(busiestDay(days)).toEqual({ day: '2024-03-01', dives: 2 })
  expect(longestStreak(days)).toEqual({ from: '2024-02-28', to: '2024-03-01', days: 3 })
  expect([busiestDay(new Map()), longestStreak(new Map())]).toEqual([undefined, undefined])
})

test('[LO-06] air use is liters per minute at the surface, and impossible values are left out', () => {
  const dive = (endingPressure: number | null) =>
    aDive({
      depthTime: { maxDepth: 20, bottomTime: 50 },
      equipment: { cylinderSize: 12, startingPressure: 200, endingPressure },
    })
  // 150 bar of 12 L in 50 min at an assumed 12 m, which is 2.2 bar.
  expect(airUseOf(dive(50))?.rate).toBeCloseTo(1800 / 50 / 2.2)
  expect(airUseOf(dive(50))?.isEstimated).toBe(true)
  const measured = { ...dive(50), depthTime: { ...dive(50).depthTime, averageDepth: 10 } }
  expect(airUseOf(measured)).toEqual({ rate: 18, isEstimated: false })
  const stage = { ...EMPTY_CYLINDER, cylinderSize: 7, startingPressure: 200, endingPressure: 100 }
  const two = { ...measured, equipment: { ...measured.equipment, moreCylinders: [stage] } }
  expect(airUseOf(two)?.rate).toBe(25)
  expect([airUseOf(dive(null)), airUseOf(dive(200))]).toEqual([undefined, undefined])
  expect(airUseIn('Imperial', 28.3168).value).toBeCloseTo(1)
})

test('[LO-06] a trend is by month within three years, else by year', () => {
  const three = [deep(10, '2024-01-05'), deep(20, '2024-01-20'), deep(40, '2026-12-31')]
  expect(trendOf('depth', three)).toEqual([
    { key: '2024-01', dives: 2, average: 15, highest: 20 },
    { key: '2026-12', dives: 1, average: 40, highest: 40 },
  ])
  expect(trendOf('depth', [...three, deep(6, '2027-01-01')]).map(({ key }) => key)).toEqual([
    '2024',
    '2026',
    '2027',
  ])
  expect(trendOf('air', three)).toEqual([])
})

test('[LO-06] milestones are round numbers and the first dive of a kind, the latest first', () => {
  const dives = Array.from({ length: 10 }, (_, at) => deep(10, `2026-01-${10 + at}`))
  const boat = aDive({ date: '2026-02-01', diveType: 'Boat', depthTime: { maxDepth: 18.5 } })
  const found = milestonesOf([...dives, boat, aDive({ diveType: 'Boat' })], 'Metric')
  expect(found.map(({ log: _, ...milestone }) => milestone)).toEqual([
    { kind: 'first', first: { field: 'diveType', option: 'Boat' } },
    { kind: 'deeper', depth: 18 },
    { kind: 'number', number: 10 },
    { kind: 'number', number: 1 },
  ])
  expect(found[0]?.log).toBe(boat)
  expect(milestonesOf(dives, 'Metric', 91).map(({ log }) => log)).toEqual([dives[9]])
  expect([0, 10, 500, 999, 1000].map(nextRoundNumber)).toEqual([1, 25, 1000, 1000, 2000])
})

test('[LO-06] totals of a period', () => {
  const dives = [deep(10), deep(30), aDive({ location: 'dahab', depthTime: { maxDepth: null } })]
  expect(totalsOfDives(dives)).toEqual({
    ...{ dives: 3, minutes: 126, deepest: 30, averageDepth: 20, places: 1, days: 1 },
  })
  expect(totalsOfDives([])).toMatchObject({ dives: 0, deepest: null, averageDepth: null })
})

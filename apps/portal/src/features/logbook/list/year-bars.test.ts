import { expect, test } from 'vitest'
import { barsOf, barWidthOf, deepestOf, depthLine, monthsOf, YEAR } from './year-bars.ts'

const mark = (id: string, date: string, maxDepth: number | null) => ({ id, date, maxDepth })

test('bars are placed by day and depth: deeper dives hang lower, later dives further along', () => {
  const [first, second] = barsOf([mark('a', '2026-01-10', 9), mark('b', '2026-04-26', 30)], 2026, 5)
  expect(first?.x).toBeLessThan(second?.x ?? 0)
  expect(first?.y).toBeLessThan(second?.y ?? 0)
})

test("two dives on one day don't hide each other", () => {
  const [first, second] = barsOf([mark('a', '2026-05-14', 30), mark('b', '2026-05-14', 24)], 2026, 5)
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + 8)
})

test('dives of neighboring days stand apart, around their days, and inside the chart', () => {
  const week = ['27', '28', '29', '30', '31'].map((day) => mark(day, `2026-12-${day}`, 20))
  const bars = barsOf([mark('a', '2026-05-14', 30), mark('b', '2026-05-15', 24), ...week], 2026, 12)
  const gaps = bars.slice(1).map(({ x }, at) => x - (bars[at]?.x ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5)
  expect(bars.at(-1)?.x).toBeLessThanOrEqual(YEAR.width - 16)
  expect(barWidthOf(bars)).toBeLessThanOrEqual(Math.min(...gaps))
  const days = barsOf([mark('a', '2026-05-14', 30)], 2026, 12)
  expect(Math.abs((bars[0]?.x ?? 0) - (days[0]?.x ?? 0))).toBeLessThanOrEqual(16)
})

test('a year with a dive on every day stays in order and inside the chart', () => {
  const marks = Array.from({ length: 365 }, (_, day) =>
    mark(String(day), new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10), 12),
  )
  const places = barsOf(marks, 2026, 12).map(({ x }) => x)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect([places[0], places.at(-1)].every((x) => x !== undefined && x > 0 && x < YEAR.width)).toBe(true)
})

test('a very deep dive leaves space for its depth label, and the training depth line moves up', () => {
  const marks = [mark('a', '2026-05-14', 120)]
  expect(barsOf(marks, 2026, 12)[0]?.y).toBeLessThanOrEqual(YEAR.height - YEAR.labelSpace)
  expect(depthLine(marks, 18)).toBeLessThan(depthLine([mark('a', '2026-05-14', 20)], 18))
})

test('a dive without depth has no bar; the deepest is found among the rest', () => {
  const bars = barsOf(
    [mark('a', '2026-02-01', null), mark('b', '2026-03-01', 12), mark('c', '2026-04-01', 31)],
    2026,
    12,
  )
  expect(bars.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(deepestOf(bars)?.id).toBe('c')
  expect(deepestOf([])).toBeUndefined()
})

test('the current year ends with the current month', () => {
  expect(monthsOf(2026, '2026-05-20')).toBe(5)
  expect(monthsOf(2025, '2026-05-20')).toBe(12)
})

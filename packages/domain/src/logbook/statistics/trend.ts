import type { DiveLog } from '../log/dive-log.ts'
import { airUseOf } from './air-use.ts'
import type { DatedLog } from './counted-dives.ts'

export type TrendOf = 'depth' | 'air'

/** The average and the highest value of the dives of a month (`2026-05`) or a year (`2026`). */
export type TrendPoint = { key: string; dives: number; average: number; highest: number }

/** Up to three years are shown by month. */
const MOST_MONTHS = 36

const VALUES: Record<TrendOf, (log: DiveLog) => number | null> = {
  depth: ({ depthTime }) => depthTime.maxDepth,
  air: (log) => airUseOf(log)?.rate ?? null,
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

/** LO-06: how a value changes over time. */
export function trendOf(what: TrendOf, dives: readonly DatedLog[]): readonly TrendPoint[] {
  const [first, last] = [dives[0], dives.at(-1)]
  if (!first || !last) return []
  const isByMonth = monthNumber(last.date) - monthNumber(first.date) < MOST_MONTHS
  const points = new Map<string, { sum: number; dives: number; highest: number }>()
  for (const dive of dives) {
    const value = VALUES[what](dive)
    if (value === null) continue
    const key = dive.date.slice(0, isByMonth ? 7 : 4)
    const point = points.get(key) ?? { sum: 0, dives: 0, highest: value }
    points.set(key, {
      sum: point.sum + value,
      dives: point.dives + 1,
      highest: Math.max(point.highest, value),
    })
  }
  return [...points].map(([key, { sum, ...point }]) => ({ key, ...point, average: sum / point.dives }))
}

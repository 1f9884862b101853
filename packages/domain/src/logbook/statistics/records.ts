import type { DiveLog } from '../log/dive-log.ts'
import { airUseOf } from './air-use.ts'
import { type DatedLog, waterTempOf } from './counted-dives.ts'

const DIVE_RECORDS = ['deepest', 'longest', 'coldest', 'warmest', 'visibility', 'air'] as const
export type DiveRecordKind = (typeof DIVE_RECORDS)[number]

/** The best value, and the first dive that had it. */
export type DiveRecord = { kind: DiveRecordKind; value: number; log: DatedLog }

type Rule = { read: (log: DiveLog) => number | null; best: 'highest' | 'lowest' }

const RULES: Record<DiveRecordKind, Rule> = {
  deepest: { read: ({ depthTime }) => depthTime.maxDepth, best: 'highest' },
  longest: { read: ({ depthTime }) => depthTime.bottomTime, best: 'highest' },
  coldest: { read: waterTempOf, best: 'lowest' },
  warmest: { read: waterTempOf, best: 'highest' },
  visibility: { read: ({ conditions }) => conditions.visibilityDistance, best: 'highest' },
  air: { read: (log) => airUseOf(log)?.rate ?? null, best: 'lowest' },
}

/** LO-06: the records of these dives; without a value there is no record. */
export const recordsOf = (dives: readonly DatedLog[]): readonly DiveRecord[] =>
  DIVE_RECORDS.flatMap((kind) => {
    const { read, best } = RULES[kind]
    let record: DiveRecord | undefined
    for (const log of dives) {
      const value = read(log)
      if (value === null) continue
      const isBetter = !record || (best === 'highest' ? value > record.value : value < record.value)
      if (isBetter) record = { kind, value, log }
    }
    return record ?? []
  })

/** How many dives each day had, in the order of time. */
export function divesByDay(dives: readonly DatedLog[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>()
  for (const { date } of dives) days.set(date, (days.get(date) ?? 0) + 1)
  return days
}

/** The day with the most dives; the first of several. */
export function busiestDay(days: ReadonlyMap<string, number>): { day: string; dives: number } | undefined {
  let busiest: { day: string; dives: number } | undefined
  for (const [day, dives] of days) if (dives > (busiest?.dives ?? 0)) busiest = { day, dives }
  return busiest
}

const DAY_MS = 86_400_000

/** The longest series of days with a dive on each. */
export function longestStreak(
  days: ReadonlyMap<string, number>,
): { from: string; to: string; days: number } | undefined {
  let longest: { from: string; to: string; days: number } | undefined
  let now: typeof longest
  for (const day of days.keys()) {
    const follows = now !== undefined && Date.parse(day) - Date.parse(now.to) === DAY_MS
    now = now && follows ? { from: now.from, to: day, days: now.days + 1 } : { from: day, to: day, days: 1 }
    if (now.days > (longest?.days ?? 0)) longest = now
  }
  return longest
}

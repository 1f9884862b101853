import { byStart } from '../calculations/dive-order.ts'
import type { DiveLog } from '../log/dive-log.ts'

/** Days, both included; null is open. */
export type Period = { from: string | null; to: string | null }

export const ALL_TIME: Period = { from: null, to: null }

export const yearPeriod = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** A finished dive has a date. */
export type DatedLog = DiveLog & { date: string }

export const isWithinPeriod = (date: string, { from, to }: Period): boolean =>
  (from === null || date >= from) && (to === null || date <= to)

const isCounted = (log: DiveLog): log is DatedLog => log.status !== 'Draft' && log.date !== null

/** LO-06: the dives that statistics count, in the order of their numbers. */
export const countedDives = (logs: readonly DiveLog[]): readonly DatedLog[] =>
  logs.filter(isCounted).toSorted(byStart)

export const divesWithin = (dives: readonly DatedLog[], period: Period): readonly DatedLog[] =>
  dives.filter(({ date }) => isWithinPeriod(date, period))

/** The water at depth, or else at the surface. */
export const waterTempOf = ({ conditions }: DiveLog): number | null =>
  conditions.bottomWaterTemp ?? conditions.surfaceWaterTemp

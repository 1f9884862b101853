import type { DiveLog } from '../log/dive-log.ts'
import { foldedText } from '../log/search-text.ts'
import { type BandedValue, inShownUnit } from '../statistics/bands.ts'
import { ALL_TIME, isWithinPeriod, type Period } from '../statistics/counted-dives.ts'
import { measuredIn, NAMED_BY, type NamedBy, namesOf } from '../statistics/groups.ts'
import type { UnitSystem } from '../units/unit-system.ts'

/** Stored units; null is open. With `isBelow`, the upper end itself is left out, as in the bands of statistics. */
export type Span = { from: number | null; to: number | null; isBelow: boolean }

/** LO-08: what a dive must have in common with the others of a list. */
export type DiveFilter = {
  period: Period
  /** A dive has one of them, in every list that isn't empty. */
  names: Readonly<Record<NamedBy, readonly string[]>>
  spans: Readonly<Partial<Record<BandedValue, Span>>>
  /** Verified by the instructor; null means both. */
  verified: boolean | null
}

export const NO_FILTER: DiveFilter = {
  period: ALL_TIME,
  names: { place: [], country: [], buddy: [], gas: [], gear: [], tag: [] },
  spans: {},
  verified: null,
}

/** How many filters are set; each name counts. */
export const filterCount = ({ period, names, spans, verified }: DiveFilter): number =>
  (period.from || period.to ? 1 : 0) +
  Object.values(names).flat().length +
  Object.keys(spans).length +
  (verified === null ? 0 : 1)

type Test = (log: DiveLog) => boolean

/**
 * LO-08: whether a dive passes every filter. Names are compared without case, accents and spaces, values as the diver
 * reads them: 30.04 m is shown as 30 m and isn't deeper than that.
 */
export function passesFilter(
  { period, names, spans, verified }: DiveFilter,
  unit: UnitSystem,
): (log: DiveLog) => boolean {
  const tests: Test[] = []
  if (period.from || period.to) tests.push(({ date }) => date !== null && isWithinPeriod(date, period))
  for (const by of NAMED_BY) if (names[by].length > 0) tests.push(hasOneOf(by, names[by]))
  for (const [what, span] of Object.entries(spans) as [BandedValue, Span][])
    tests.push(liesWithin(what, span, unit))
  if (verified !== null) tests.push(({ status }) => (status === 'Verified') === verified)
  return (log) => tests.every((test) => test(log))
}

function hasOneOf(by: NamedBy, wanted: readonly string[]): Test {
  const keys = new Set(wanted.map(foldedText))
  // Ten thousand dives have the same few names.
  const known = new Map<string, boolean>()
  const isWanted = (name: string): boolean => {
    const before = known.get(name)
    if (before !== undefined) return before
    const is = keys.has(foldedText(name))
    known.set(name, is)
    return is
  }
  return (log) => namesOf(by, log).some(isWanted)
}

function liesWithin(what: BandedValue, { from, to, isBelow }: Span, unit: UnitSystem): Test {
  const [low, high] = [from, to].map((end) => (end === null ? null : inShownUnit(what, unit, end)))
  return (log) => {
    const si = measuredIn(what, log)
    if (si === null) return false
    const value = inShownUnit(what, unit, si)
    if (typeof low === 'number' && value < low) return false
    return typeof high !== 'number' || (isBelow ? value < high : value <= high)
  }
}

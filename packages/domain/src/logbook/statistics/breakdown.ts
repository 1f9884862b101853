import type { DiveLog } from '../log/dive-log.ts'
import { foldedText } from '../log/search-text.ts'
import type { UnitSystem } from '../units/unit-system.ts'
import { type Band, type BandedValue, bandAfter, bandOf } from './bands.ts'
import type { DatedLog } from './counted-dives.ts'
import { measuredIn, type NamedBy, namesOf } from './groups.ts'

export type BreakdownBy = 'year' | 'month' | BandedValue | NamedBy

/** Dives that have something in common; minutes under water and meters. */
export type DiveGroup = {
  /** A year, a month from 1 to 12, the lower end of a band, a name, a gas, or a piece of gear. */
  key: string
  band?: Band
  dives: number
  minutes: number
  deepest: number | null
}

export type Breakdown = {
  groups: readonly DiveGroup[]
  /** The dives that don't say it. */
  without: number
}

/** LO-06: the dives by what they have in common. A dive with two buddies counts for both. */
export function breakdown(by: BreakdownBy, dives: readonly DatedLog[], unit: UnitSystem): Breakdown {
  if (by === 'year' || by === 'month') return { groups: byCalendar(by, dives), without: 0 }
  if (by === 'depth' || by === 'time' || by === 'temperature') return byBand(by, dives, unit)
  return byName(by, dives)
}

const emptyGroup = (key: string): DiveGroup => ({ key, dives: 0, minutes: 0, deepest: null })

function add(group: DiveGroup, { depthTime: { bottomTime, maxDepth } }: DiveLog): void {
  group.dives += 1
  group.minutes += bottomTime ?? 0
  if (maxDepth !== null && maxDepth > (group.deepest ?? -1)) group.deepest = maxDepth
}

/** Years and months without dives are there too, so that the axis has no gaps. */
function byCalendar(by: 'year' | 'month', dives: readonly DatedLog[]): DiveGroup[] {
  const numberOf = ({ date }: DatedLog) => Number(by === 'year' ? date.slice(0, 4) : date.slice(5, 7))
  const [first, last] =
    by === 'month' ? [1, 12] : [dives[0], dives.at(-1)].map((dive) => dive && numberOf(dive))
  if (first === undefined || last === undefined) return []
  const groups = Array.from({ length: last - first + 1 }, (_, at) => emptyGroup(String(first + at)))
  for (const dive of dives) {
    const group = groups[numberOf(dive) - first]
    if (group) add(group, dive)
  }
  return groups
}

function byBand(what: BandedValue, dives: readonly DatedLog[], unit: UnitSystem): Breakdown {
  const groups = new Map<number, DiveGroup>()
  let without = 0
  for (const dive of dives) {
    const value = measuredIn(what, dive)
    if (value === null) {
      without += 1
      continue
    }
    const band = bandOf(what, unit, value)
    const group = groups.get(band.from) ?? { ...emptyGroup(String(band.from)), band }
    groups.set(band.from, group)
    add(group, dive)
  }
  return { groups: withEmptyBands(what, unit, groups), without }
}

function withEmptyBands(
  what: BandedValue,
  unit: UnitSystem,
  groups: ReadonlyMap<number, DiveGroup>,
): DiveGroup[] {
  if (groups.size === 0) return []
  const [lowest, highest] = [Math.min(...groups.keys()), Math.max(...groups.keys())]
  const all: DiveGroup[] = []
  let band = groups.get(lowest)?.band
  while (band && band.from <= highest) {
    all.push(groups.get(band.from) ?? { ...emptyGroup(String(band.from)), band })
    band = bandAfter(what, unit, band)
  }
  return all
}

/** The most frequent first. Names that differ only in case, accents or spaces are one, written as last time. */
export function byName(by: NamedBy, dives: readonly DiveLog[]): Breakdown {
  const groups = new Map<string, DiveGroup>()
  // Ten thousand dives have the same few names.
  const folded = new Map<string, string>()
  const fold = (name: string): string => {
    const known = folded.get(name) ?? foldedText(name)
    folded.set(name, known)
    return known
  }
  let without = 0
  for (const dive of dives) {
    const names = new Map(namesOf(by, dive).map((name) => [fold(name), name.trim()]))
    names.delete('')
    if (names.size === 0) without += 1
    for (const [same, name] of names) {
      const group = groups.get(same) ?? emptyGroup(name)
      groups.set(same, group)
      group.key = name
      add(group, dive)
    }
  }
  const sorted = [...groups.values()].toSorted(
    (one, other) => other.dives - one.dives || (one.key < other.key ? -1 : 1),
  )
  return { groups: sorted, without }
}

import type { DiveLog } from '../log/dive-log.ts'
import { countryIn } from '../places/country.ts'
import type { BandedValue } from './bands.ts'
import { waterTempOf } from './counted-dives.ts'
import { gasesOf } from './gases.ts'
import { gearOf } from './gear.ts'

/** What dives have in common by name. */
export const NAMED_BY = ['place', 'country', 'buddy', 'gas', 'gear', 'tag'] as const
export type NamedBy = (typeof NAMED_BY)[number]

const NAMES: Record<NamedBy, (log: DiveLog) => readonly string[]> = {
  place: ({ location }) => [location],
  country: ({ location }) => [countryIn(location) ?? ''],
  buddy: ({ experience }) => experience.buddies,
  gas: gasesOf,
  gear: gearOf,
  // A log that an earlier version stored on a device has no such field.
  tag: ({ experience }) => experience.tags ?? [],
}

export const namesOf = (by: NamedBy, log: DiveLog): readonly string[] => NAMES[by](log)

const VALUES: Record<BandedValue, (log: DiveLog) => number | null> = {
  depth: ({ depthTime }) => depthTime.maxDepth,
  time: ({ depthTime }) => depthTime.bottomTime,
  temperature: waterTempOf,
}

export const measuredIn = (what: BandedValue, log: DiveLog): number | null => VALUES[what](log)

import { barAt } from './pressure.ts'

/** The limit of a plan, and the outer limit that is a margin for mistakes. In bar. */
export const PLANNED = 1.4
export const CONTINGENCY = 1.6

export const oxygenPressure = (depth: number, oxygen: number) => barAt(depth) * oxygen

/** A bar of sea water in meters and in feet, as the lessons teach it. */
const PER_BAR = { meters: 10, feet: 33 }

/**
 * Rounded down, never up: a limit that's rounded up isn't safe. Feet are counted like meters and not converted from
 * them, because the meters have been rounded already: EAN32 has 33 meters and 111 feet, on every label.
 */
export const deepestPoint = (oxygen: number, limit = PLANNED, unit: keyof typeof PER_BAR = 'meters') =>
  Math.floor((limit / oxygen - 1) * PER_BAR[unit] + 1e-9)

/** The depth at which air has the same nitrogen pressure as this mix at `depth`. */
export const equivalentAirDepth = (depth: number, oxygen: number) => ((depth + 10) * (1 - oxygen)) / 0.79 - 10

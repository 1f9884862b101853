import { barAt } from './pressure.ts'

/** The limit of a plan, and the outer limit that is a margin for mistakes. In bar. */
export const PLANNED = 1.4
export const CONTINGENCY = 1.6

export const oxygenPressure = (depth: number, oxygen: number) => barAt(depth) * oxygen

/** Rounded down, never up: a limit that's rounded up isn't safe. */
export const deepestPoint = (oxygen: number, limit = PLANNED) => Math.floor((limit / oxygen - 1) * 10 + 1e-9)

/** The depth at which air has the same nitrogen pressure as this mix at `depth`. */
export const equivalentAirDepth = (depth: number, oxygen: number) => ((depth + 10) * (1 - oxygen)) / 0.79 - 10

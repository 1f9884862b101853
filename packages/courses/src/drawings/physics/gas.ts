import { barAt } from './pressure.ts'

/** In bar: this much is left at the surface. */
export const RESERVE = 50
export const FULL = 200

export const STOP = { depth: 5, minutes: 3 }
/** Meters a minute. */
export const ASCENT = 9

/** Liters, as the surface counts them. */
export const litersUsed = (depth: number, minutes: number, rate: number) => barAt(depth) * minutes * rate

/** The way up from `depth` at its middle pressure, with the stop if the dive was deeper than it. */
function litersOnTheWayUp(depth: number, rate: number): number {
  const stop = depth > STOP.depth ? litersUsed(STOP.depth, STOP.minutes, rate) : 0
  return litersUsed(depth / 2, depth / ASCENT, rate) + stop
}

/** What a full cylinder shows at the surface, rounded down; below 0 if it doesn't last. */
export function barAfterDive(depth: number, minutes: number, rate: number, cylinder: number): number {
  const liters = litersUsed(depth, minutes, rate) + litersOnTheWayUp(depth, rate)
  return Math.floor(FULL - liters / cylinder)
}

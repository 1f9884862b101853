import { seededRandom } from './random.ts'

/** A moment of a dive: minutes since the start, metres below the surface. */
export type Moment = readonly [minute: number, depth: number]

const STEPS = 46
/** Metres a minute on the way down. */
const DESCENT = 9
/** Metres of the greatest depth for each minute of the way up, which begins well above it. */
const ASCENT = 20

/**
 * What a dive looks like of which only depth and time are known: down at once, slowly shallower, up. A stop is drawn
 * nowhere, since nobody logged one. The same seed draws the same dive.
 */
export function diveProfile(maxDepth: number, minutes: number, seed = 1): Moment[] {
  const down = Math.min(minutes * 0.14, maxDepth / DESCENT)
  const up = minutes - Math.min(Math.max(1.5, maxDepth / ASCENT), minutes * 0.2)
  const random = seededRandom(seed)
  const along = Array.from({ length: STEPS + 1 }, (_, step): Moment => {
    const share = step / STEPS
    const minute = down + (up - down) * share
    if (step === 0) return [minute, maxDepth * 0.93]
    if (step === 2) return [minute, maxDepth]
    const swell = Math.sin(share * 9 + seed) * 0.05 + Math.sin(share * 23 + seed * 2) * 0.025
    const depth = maxDepth * (1 - 0.62 * share ** 1.25 + swell + (random() - 0.5) * 0.03)
    return [minute, Math.min(maxDepth * 0.985, Math.max(Math.min(2, maxDepth / 2), depth))]
  })
  return [[0, 0], ...along, [minutes, 0]]
}

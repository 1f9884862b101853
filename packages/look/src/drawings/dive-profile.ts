import { seededRandom } from './random.ts'

/** A point of a dive: minutes since the start, meters below the surface. */
export type Moment = readonly [minute: number, depth: number]

const STEPS = 46
/** Descent rate in meters per minute. */
const DESCENT = 9
/** Meters of maximum depth per minute of ascent. The ascent starts well above the maximum depth. */
const ASCENT = 20

/**
 * Sketches a dive from just depth and time: a quick descent, gradually shallower, then up. It draws no stops,
 * because none were logged. The same seed draws the same dive.
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

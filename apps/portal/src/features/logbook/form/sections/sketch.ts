import { diveProfile } from '@fathom/look/drawings/dive-profile.ts'
import { smoothPath } from '@fathom/look/drawings/smooth-path.ts'

const WIDTH = 600
const HEIGHT = 100
const TOP = 8
const EDGE = 6
/** Minimum depth of the drawing, so that a shallow dive looks shallow. */
const LEAST_DEPTH = 12

type Facts = { maxDepth: number; minutes: number; limit: number | undefined; seed: string }

export type Sketch = { viewBox: string; surface: string; water: string; limit: string | undefined }

/** The drawing of a dive; undefined while depth or time is unknown. */
export function sketchOf({ maxDepth, minutes, limit, seed }: Facts): Sketch | undefined {
  if (!(maxDepth > 0 && maxDepth <= 350 && minutes >= 1 && minutes <= 24 * 60)) return undefined
  const deepest = Math.max(LEAST_DEPTH, maxDepth, limit ?? 0) * 1.2
  const y = (depth: number) => TOP + (depth / deepest) * (HEIGHT - TOP)
  const x = (minute: number) => EDGE + (minute / minutes) * (WIDTH - 2 * EDGE)
  const points = diveProfile(maxDepth, minutes, numberOf(seed)).map(
    ([minute, depth]) => [x(minute), y(depth)] as const,
  )
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    surface: `M0 ${TOP}H${WIDTH}`,
    water: `${smoothPath(points)}Z`,
    limit: limit === undefined ? undefined : `M0 ${y(limit).toFixed(1)}H${WIDTH}`,
  }
}

/** Gives each dive its own profile line, stable across renders. */
const numberOf = (seed: string) =>
  [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 1)

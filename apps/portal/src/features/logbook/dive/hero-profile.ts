import { shown, siOf, type UnitSystem } from '@fathom/domain/logbook'
import { diveProfile, type Moment } from '@fathom/look/drawings/dive-profile.ts'
import { smoothPath } from '@fathom/look/drawings/smooth-path.ts'

export const HERO = { width: 1000, height: 400, surface: 24 }
/** The y of the deepest point, so that the card below doesn't cover the line. */
const DEEPEST = 272
const START = 15
const END = 955

/** Readable steps, finest first; a scale has at most four. */
const STEPS: Record<UnitSystem, readonly number[]> = {
  Metric: [2, 5, 10, 20, 30, 50, 100],
  Imperial: [5, 10, 20, 30, 50, 100, 200, 400],
}
const MINUTES = [2, 5, 10, 20, 30, 60, 120, 240, 480]
const MOST_TICKS = 4

const stepFor = (steps: readonly number[], most: number) =>
  steps.find((step) => most / step < MOST_TICKS + 1) ?? steps.at(-1) ?? most

const multiples = (step: number, most: number) =>
  Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step)

type Facts = { maxDepth: number; minutes: number; seed: number; unit: UnitSystem }
export type HeroProfile = ReturnType<typeof heroProfile>

/** The large picture of a dive, derived from its depth and duration. */
export function heroProfile({ maxDepth, minutes, seed, unit }: Facts) {
  const x = (minute: number) => START + (minute / minutes) * (END - START)
  const y = (depth: number) => HERO.surface + (depth / maxDepth) * (DEEPEST - HERO.surface)
  const moments = diveProfile(maxDepth, minutes, seed)
  const line = smoothPath(moments.map(([minute, depth]) => [x(minute), y(depth)] as const))
  const [deepestAt, deepest] = moments.reduce((one, other) => (other[1] > one[1] ? other : one))
  const depthStep = stepFor(STEPS[unit], shown('depth', unit, maxDepth))
  const metresOf = (depth: number) => siOf('depth', unit, depth)
  return {
    line,
    shade: `${line}L${HERO.width} ${HERO.surface}V${HERO.height}H0V${HERO.surface}Z`,
    deepest: { left: x(deepestAt) / HERO.width, top: y(deepest) / HERO.height },
    depths: multiples(depthStep, shown('depth', unit, maxDepth)).map((depth) => ({
      metres: metresOf(depth),
      top: y(metresOf(depth)) / HERO.height,
    })),
    times: multiples(stepFor(MINUTES, minutes), minutes - 1).map((minute) => ({
      minute,
      left: x(minute) / HERO.width,
    })),
    /** The point on the line at a minute. */
    at: (minute: number) => {
      const depth = depthAt(moments, minute)
      return { depth, left: x(minute) / HERO.width, top: y(depth) / HERO.height }
    },
  }
}

export function depthAt(moments: readonly Moment[], minute: number): number {
  const next = moments.findIndex(([at]) => at >= minute)
  const [after, before] = [moments[next], moments[next - 1]]
  if (!after) return 0
  if (!before) return after[1]
  const share = (minute - before[0]) / (after[0] - before[0] || 1)
  return before[1] + (after[1] - before[1]) * share
}

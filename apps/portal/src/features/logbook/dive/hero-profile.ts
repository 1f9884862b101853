import { type DiveLog, shown, siOf, type UnitSystem } from '@fathom/domain/logbook'
import { diveLine, straightPath } from '@fathom/look/drawings/dive-schematic.ts'

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

type Facts = { maxDepth: number; minutes: number; unit: UnitSystem; sketch?: DiveLog['sketch'] }
export type HeroProfile = ReturnType<typeof heroProfile>

/** The large picture of a dive, derived from its depth and duration, or from the sketch of its samples. */
export function heroProfile({ maxDepth: logged, minutes, unit, sketch }: Facts) {
  const moments = diveLine({ maxDepth: logged, minutes, sketch })
  const maxDepth = Math.max(...moments.map(([, depth]) => depth))
  const x = (minute: number) => START + (minute / minutes) * (END - START)
  const y = (depth: number) => HERO.surface + (depth / maxDepth) * (DEEPEST - HERO.surface)
  const line = straightPath(moments.map(([minute, depth]) => [x(minute), y(depth)] as const))
  const bottom = moments.filter(([, depth]) => depth === maxDepth).map(([minute]) => minute)
  const middle = (Math.min(...bottom) + Math.max(...bottom)) / 2
  const depthStep = stepFor(STEPS[unit], shown('depth', unit, maxDepth))
  const metresOf = (depth: number) => siOf('depth', unit, depth)
  return {
    line,
    shade: `${line}L${HERO.width} ${HERO.surface}V${HERO.height}H0V${HERO.surface}Z`,
    deepest: { left: x(middle) / HERO.width, top: y(maxDepth) / HERO.height },
    depths: multiples(depthStep, shown('depth', unit, maxDepth)).map((depth) => ({
      metres: metresOf(depth),
      top: y(metresOf(depth)) / HERO.height,
    })),
    times: multiples(stepFor(MINUTES, minutes), minutes - 1).map((minute) => ({
      minute,
      left: x(minute) / HERO.width,
    })),
  }
}

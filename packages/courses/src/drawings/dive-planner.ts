import { type Canvas, curve, FOAM, INK, path, shape, text } from '../plates/kit.ts'
import type { Drawing } from './drawing.ts'
import { ASCENT, STOP } from './physics/gas.ts'
import { checkPlan, type Plan } from './physics/plan.ts'
import { inkIn, type SeaScale, yIn } from './sea-scale.ts'

export const PLAN_SEA: SeaScale = { top: 70, deepest: 40, below: 30 }

/** Minutes that half of the drawing is wide. */
const ACROSS = 80

function profile(canvas: Canvas, from: number, depth: number, minutes: number): string {
  const y = yIn(canvas, PLAN_SEA)
  const per = (canvas.width / 2 - 60) / ACROSS
  const up = (depth - STOP.depth) / ASCENT
  const moments = [
    [0, 0],
    [1, depth],
    [minutes, depth],
    [minutes + up, STOP.depth],
    [minutes + up + STOP.minutes, STOP.depth],
    [minutes + up + STOP.minutes + 1, 0],
  ] as const
  const points = moments.map(([at, deep]) => [from + at * per, y(deep)] as const)
  return shape(`${curve(points)}Z`, FOAM, ' opacity=".3"') + path(curve(points), FOAM, 4)
}

/** Two dives of a day, which the reader plans and has checked. */
export const divePlanner: Drawing<keyof Plan> = {
  wide: [760, 420],
  narrow: [400, 400],
  isExercise: true,
  controls: {
    depth1: { min: 6, max: 40, step: 1, start: 12 },
    time1: { min: 10, max: 70, step: 1, start: 20 },
    interval: { min: 15, max: 240, step: 15, start: 60 },
    depth2: { min: 6, max: 40, step: 1, start: 12 },
    time2: { min: 10, max: 70, step: 1, start: 20 },
    oxygen: { min: 21, max: 40, step: 1, start: 21 },
    level: { min: 12, max: 40, step: 1, start: 18 },
    cylinder: { min: 7, max: 18, step: 1, start: 12 },
    rate: { min: 10, max: 30, step: 1, start: 15 },
  },
  says: [],
  readings: [],
  results: ({ time1, time2 }) => ({ total: time1 + time2 }),
  checks: checkPlan,
  draw: (canvas, { depth1, time1, interval, depth2, time2 }, say) => {
    const y = yIn(canvas, PLAN_SEA)
    const half = canvas.width / 2
    const dive = (x: number, depth: number, minutes: number) =>
      profile(canvas, x, depth, minutes) +
      text(x + 4, y(depth) + 26, say('dive.mark', { depth, minutes }), {
        size: canvas.isNarrow ? 15 : 18,
        weight: 720,
        fill: inkIn(canvas, PLAN_SEA, depth + 4),
      })
    return (
      dive(56, depth1, time1) +
      dive(half + 32, depth2, time2) +
      text(half, 40, say('interval.mark', { value: interval }), { size: 16, fill: INK, anchor: 'middle' })
    )
  },
}

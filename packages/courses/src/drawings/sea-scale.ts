import { type Canvas, FOAM, INK, n, path, text } from '../plates/kit.ts'
import { depthLines, sea } from '../plates/sea.ts'
import type { Say } from './drawing.ts'

/** A sea that is drawn to scale from its surface down to `deepest`. */
export type SeaScale = { top: number; deepest: number; below: number }

export const yIn =
  ({ height }: Canvas, { top, deepest, below }: SeaScale) =>
  (depth: number) =>
    top + (depth / deepest) * (height - top - below)

/** What can be read at a depth: the upper half of the water is light. */
export const inkIn = (canvas: Canvas, scale: SeaScale, depth: number) =>
  yIn(canvas, scale)(depth) - scale.top < (canvas.height - scale.top) / 2 ? INK : FOAM

/** The sea with a dotted line every 10 meters. Only the builder needs it. */
export function seaBackdrop(canvas: Canvas, scale: SeaScale, say: Say): string {
  const y = yIn(canvas, scale)
  const depths = [10, 20, 30, 40, 50].filter((depth) => depth <= scale.deepest)
  const marks = depths.map((depth) =>
    text(14, y(depth) - 7, say('mark', { value: depth }), { size: 15, fill: inkIn(canvas, scale, depth) }),
  )
  return sea(canvas, scale.top) + depthLines(canvas, depths, y) + marks.join('')
}

/** A line down from the boat. */
export const rope = (x: number, top: number, end: number) =>
  path(`M${n(x)} ${n(top - 14)}V${n(end)}`, FOAM, 2.5)

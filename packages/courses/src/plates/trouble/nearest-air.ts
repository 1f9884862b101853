import { diver } from '@fathom/look/drawings/sea-life.ts'
import { arrow, BUOY, type Canvas, dot, FOAM, NIGHT, n, type Plate, path, text } from '../kit.ts'
import { depthLines, sea } from '../sea.ts'

function badge(x: number, y: number, sign: string): string {
  return dot(x, y, 15, '#ffffff') + text(x, y + 6, sign, { size: 17, weight: 760, anchor: 'middle' })
}

const meterOf = ({ isNarrow }: Canvas) => (isNarrow ? 19.5 : 33)

/** Horizontal and vertical meters have the same scale. */
export const nearestAir: Plate = {
  wide: [760, 480],
  narrow: [400, 380],
  draw: (canvas, say) => {
    const meter = meterOf(canvas)
    const top = 70
    const x = canvas.isNarrow ? 62 : 120
    const y = top + 9 * meter
    const scale = Number(n((2 * meter) / 95))
    const size = { size: 16, weight: 720, fill: FOAM } as const
    return (
      sea(canvas, top) +
      depthLines(canvas, [3, 6, 9], (depth) => top + depth * meter) +
      diver({ x: x + 2 * meter + 20, y: y + 6, scale }, NIGHT, 0) +
      diver({ x: x + 15 * meter, y: y + 6, scale }, NIGHT, 0) +
      diver({ x: x - 24 * scale, y, scale }, '#3a0f00', 0) +
      arrow(x, y - 22, x, top + 8, FOAM, 5) +
      arrow(x + 10, y - 30, x + 2 * meter, y - 16, BUOY, 5) +
      path(`M${n(x + 3.6 * meter)} ${n(y + 44)}H${n(x + 14.6 * meter)}`, FOAM, 2, ' stroke-dasharray="2 8"') +
      badge(x + 2 * meter + 10, y - 44, '1') +
      badge(x, top + 5 * meter, '2') +
      badge(x + 15 * meter, y - 44, '–') +
      text(x + 2 * meter + 34, y - 38, say('buddy'), size) +
      text(x + 24, top + 5 * meter + 6, say('surface'), size) +
      text(x + 9 * meter, y + 74, say('far'), { ...size, anchor: 'middle' })
    )
  },
}

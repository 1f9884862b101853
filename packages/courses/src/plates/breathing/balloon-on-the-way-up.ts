import { balloon, radiusOf } from '../balloon.ts'
import { arrow, FOAM, INK, type Plate, reading } from '../kit.ts'
import { depthLines, sea } from '../sea.ts'

/** Two liters at 20 meters. */
const LITERS = [
  { depth: 20, liters: 2 },
  { depth: 10, liters: 3 },
  { depth: 0, liters: 6 },
]

export const balloonOnTheWayUp: Plate = {
  wide: [760, 500],
  narrow: [400, 560],
  draw: (canvas, say) => {
    const top = canvas.isNarrow ? 120 : 110
    const per = (canvas.height - top - 90) / 20
    const yOf = (depth: number) => top + depth * per
    const x = canvas.isNarrow ? 116 : 300
    const scale = canvas.isNarrow ? 40 : 42
    return (
      sea(canvas, top) +
      depthLines(canvas, [10, 20], yOf) +
      LITERS.map(({ depth, liters }) => {
        const r = radiusOf(liters, scale)
        const y = depth ? yOf(depth) : yOf(0) - 18
        return (
          balloon(x, y, r) +
          reading(x + 110, y - (depth ? 11 : 26), say(`liters-${liters}`), say(`depth-${depth}`), {
            fill: depth > 5 ? FOAM : INK,
          })
        )
      }).join('') +
      arrow(x - 92, yOf(19), x - 92, yOf(3), FOAM, 5)
    )
  },
}

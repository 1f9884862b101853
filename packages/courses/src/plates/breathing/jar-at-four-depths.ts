import { bubbles, diver } from '@fathom/look/drawings/sea-life.ts'
import { jar } from '../jar.ts'
import { type Canvas, FOAM, INK, NIGHT, type Plate, reading } from '../kit.ts'
import { depthLines, sea } from '../sea.ts'

const DEPTHS = [0, 10, 20, 30]
function place(canvas: Canvas, i: number) {
  return canvas.isNarrow
    ? { x: 72, width: 92, label: 196, top: 92, per: 14.6 }
    : { x: 70 + i * 168, width: 96, label: 70 + i * 168 + 110, top: 84, per: 10.8 }
}

export const jarAtFourDepths: Plate = {
  wide: [760, 520],
  narrow: [400, 640],
  draw: (canvas, say) => {
    const { top, per } = place(canvas, 0)
    const yOf = (depth: number) => top + depth * per
    const jars = DEPTHS.map((depth, i) => {
      const { x, width, label } = place(canvas, i)
      const y = yOf(depth) - 52 - (depth ? 0 : 8)
      const fill = depth < 15 ? INK : FOAM
      const small = canvas.isNarrow ? `${say(`bar-${depth}`)}, ${say(`share-${depth}`)}` : say(`bar-${depth}`)
      return (
        jar(`${canvas.id}-jar${i}`, x, y, width, 104, depth) +
        reading(label, yOf(depth) - (depth ? 10 : 36), say(`depth-${depth}`), small, { fill })
      )
    })
    const swimmer = canvas.isNarrow
      ? ''
      : diver({ x: 150, y: 452, scale: 1.15 }, NIGHT, -8) + bubbles(204, 440, 9, 110, 5)
    return sea(canvas, top) + depthLines(canvas, DEPTHS.slice(1), yOf) + jars.join('') + swimmer
  },
}

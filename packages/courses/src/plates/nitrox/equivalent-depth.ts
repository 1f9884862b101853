import { bubbles, diver } from '@fathom/look/drawings/sea-life.ts'
import { equivalentAirDepth } from '../../drawings/physics/nitrox.ts'
import { arrow, BUOY, FOAM, NIGHT, type Plate, path, reading } from '../kit.ts'
import { depthLines, sea } from '../sea.ts'

export const equivalentDepth: Plate = {
  wide: [760, 480],
  narrow: [400, 520],
  draw: (canvas, say) => {
    const top = 50
    const per = (canvas.height - top - 70) / 30
    const y = (depth: number) => top + depth * per
    const felt = y(equivalentAirDepth(30, 0.32))
    const x = canvas.isNarrow ? 110 : 240
    const label = canvas.isNarrow ? 200 : 440
    return (
      sea(canvas, top) +
      depthLines(canvas, [10, 20, 30], y) +
      diver({ x, y: y(30), scale: canvas.isNarrow ? 1.1 : 1.5 }, NIGHT, 0) +
      bubbles(x + (canvas.isNarrow ? 48 : 66), y(30) - 14, 9, 140, 4) +
      path(`M0 ${Math.round(felt)}H${canvas.width}`, BUOY, 3, ' stroke-dasharray="3 9"') +
      arrow(x, y(30) - 22, x, felt + 4, BUOY, 5) +
      reading(label, felt - 40, say('felt'), say('felt-what'), { fill: FOAM }) +
      reading(label, y(30) - 2, say('real'), say('real-what'), { fill: FOAM })
    )
  },
}

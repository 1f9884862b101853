import { fieldLines, fieldX, fieldY } from '../graph.ts'
import { BUOY, box, type Canvas, curve, FOAM, type Plate, path, range, text } from '../kit.ts'
import { sea } from '../sea.ts'

/** Warm above, cold below, with a drop between 8 and 12 meters. */
const temperatureAt = (depth: number) => 8 + 14 / (1 + Math.exp((depth - 10) * 1.7))

const fieldOf = ({ width, height, isNarrow }: Canvas) => ({
  left: isNarrow ? 66 : 110,
  right: width - (isNarrow ? 30 : 60),
  top: 70,
  bottom: height - 40,
  across: 25,
  down: 20,
})

export const thermocline: Plate = {
  wide: [760, 460],
  narrow: [400, 520],
  draw: (canvas, say) => {
    const field = fieldOf(canvas)
    const x = fieldX(field)
    const y = fieldY(field)
    const points = range(81).map((i) => [x(temperatureAt(i / 4)), y(i / 4)] as const)
    return (
      sea(canvas, 70) +
      box(0, y(8), canvas.width, y(12) - y(8), FOAM, 0, ' opacity=".18"') +
      fieldLines(field, [5, 10, 15, 20], ['5 m', '10 m', '15 m', '20 m'], FOAM) +
      path(curve(points), BUOY, 6) +
      text(x(22) - 14, y(4) - 4, say('warm'), { size: 22, weight: 720, fill: '#06303f', anchor: 'end' }) +
      text(x(8) + 20, y(16), say('cold'), { size: 22, weight: 720, fill: FOAM }) +
      text(x(canvas.isNarrow ? 8 : 3), y(10.2), say('border'), {
        size: 16,
        weight: 700,
        fill: FOAM,
        anchor: canvas.isNarrow ? 'middle' : 'start',
      })
    )
  },
}

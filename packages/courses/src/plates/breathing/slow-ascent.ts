import { fieldLines, fieldTimes, fieldX, fieldY } from '../graph.ts'
import { BUOY, curve, FOAM, type Plate, path, text } from '../kit.ts'
import { sea } from '../sea.ts'

/**
 * Minutes and meters: from 18 meters at 9 a minute, three minutes at 5 meters, then the last meters in one
 * minute.
 */
const ASCENT = [
  [0, 18],
  [1, 18],
  [1 + 13 / 9, 5],
  [4 + 13 / 9, 5],
  [5 + 13 / 9, 0],
] as const

export const slowAscent: Plate = {
  wide: [760, 440],
  narrow: [400, 460],
  draw: (canvas, say) => {
    const field = {
      left: canvas.isNarrow ? 64 : 100,
      right: canvas.width - 30,
      top: 60,
      bottom: canvas.height - 70,
      across: 7.5,
      down: 20,
    }
    const x = fieldX(field)
    const y = fieldY(field)
    const times = [0, 2, 4, 6]
    return (
      sea(canvas, 60) +
      fieldLines(field, [5, 10, 15, 20], ['5 m', '10 m', '15 m', '20 m'], FOAM) +
      fieldTimes(field, times, times.map(String), FOAM) +
      path(curve(ASCENT.map(([minute, depth]) => [x(minute), y(depth)] as const)), BUOY, 6) +
      text(x(2.1), y(canvas.isNarrow ? 13.4 : 12), say('speed'), { size: 17, weight: 720, fill: FOAM }) +
      text(x(3.95), y(5) + 28, say('stop'), {
        size: 17,
        weight: 720,
        fill: FOAM,
        anchor: 'middle',
      }) +
      text((field.left + field.right) / 2, canvas.height - 18, say('minutes'), {
        size: 15,
        fill: FOAM,
        anchor: 'middle',
      })
    )
  },
}

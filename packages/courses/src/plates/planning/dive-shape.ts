import { fieldLines, fieldTimes, fieldX, fieldY } from '../graph.ts'
import { BUOY, dot, FOAM, type Plate, range, text } from '../kit.ts'
import { sea } from '../sea.ts'

/** Down in two minutes, at 18 meters for a while, then slowly up to the stop. */
function depthAt(minute: number): number {
  if (minute < 2) return minute * 9
  if (minute < 10) return 18 - Math.sin(minute) * 0.3
  if (minute < 39) return 18 - ((minute - 10) / 29) ** 0.72 * 12.4 + Math.sin(minute * 0.7) * 0.3
  if (minute < 40) return 5.6 - (minute - 39) * 0.6
  return minute < 43 ? 5 : 5 * (1 - (minute - 43) / 2)
}

export const diveShape: Plate = {
  wide: [760, 440],
  narrow: [400, 440],
  draw: (canvas, say) => {
    const field = {
      left: canvas.isNarrow ? 60 : 90,
      right: canvas.width - 30,
      top: 60,
      bottom: canvas.height - 66,
      across: 46,
      down: 20,
    }
    const x = fieldX(field)
    const y = fieldY(field)
    const line = range(181)
      .map((i) => `${i ? 'L' : 'M'}${x(i / 4).toFixed(1)} ${y(depthAt(i / 4)).toFixed(1)}`)
      .join('')
    const times = [0, 15, 30, 45]
    return (
      sea(canvas, 60) +
      `<path d="${line}Z" fill="#06142d" opacity=".45"/><path d="${line}" fill="none" stroke="${FOAM}" stroke-width="4" stroke-linejoin="round"/>` +
      fieldLines(field, [5, 10, 15, 20], ['5 m', '10 m', '15 m', '20 m'], FOAM) +
      fieldTimes(field, times, times.map(String), FOAM) +
      dot(x(6), y(18), 8, BUOY) +
      text(x(6) + 14, y(18) + 24, say('deepest'), { size: 16, weight: 720, fill: FOAM }) +
      dot(x(41.5), y(5), 8, BUOY) +
      text(x(41.5) - 4, y(5) - 16, say('stop'), { size: 16, weight: 720, fill: FOAM, anchor: 'end' }) +
      text((field.left + field.right) / 2, canvas.height - 14, say('minutes'), {
        size: 15,
        fill: FOAM,
        anchor: 'middle',
      })
    )
  },
}

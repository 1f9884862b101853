import { BUOY, type Canvas, dot, type Plate, paper, text } from '../kit.ts'
import { uprightDiver } from '../people.ts'

/** The position of each point on a diver 180 high, from the middle and from the top. */
const POINTS = [
  { key: 'lift', dx: -17, dy: 44 },
  { key: 'lead', dx: 19, dy: 94 },
  { key: 'locks', dx: 0, dy: 72 },
  { key: 'air', dx: 0, dy: 26 },
  { key: 'all', dx: 0, dy: 134 },
]

function point(x: number, y: number, number: number): string {
  return (
    dot(x, y, 15, '#ffffff', ` stroke="${BUOY}" stroke-width="4"`) +
    text(x, y + 6, String(number), { size: 17, weight: 760, anchor: 'middle' })
  )
}

const rowOf = ({ height }: Canvas, i: number) => 66 + (i * (height - 132)) / 4

export const buddyCheck: Plate = {
  wide: [760, 420],
  narrow: [400, 440],
  draw: (canvas, say) => {
    const height = 360
    const x = canvas.isNarrow ? 86 : 250
    const top = (canvas.height - height) / 2
    const list = canvas.isNarrow ? 186 : 430
    const unit = height / 180
    return (
      paper(canvas) +
      uprightDiver(x, top, height) +
      POINTS.map(
        ({ key, dx, dy }, i) =>
          point(x + dx * unit, top + dy * unit, i + 1) +
          point(list, rowOf(canvas, i), i + 1) +
          text(list + 28, rowOf(canvas, i) + 1, say(key), { size: 19, weight: 720 }) +
          text(list + 28, rowOf(canvas, i) + 23, say(`${key}-what`), { size: 15 }),
      ).join('')
    )
  },
}

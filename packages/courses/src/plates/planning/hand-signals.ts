import { arrow, BUOY, box, type Canvas, dot, NIGHT, type Plate, paper, path, range, text } from '../kit.ts'
import { SKIN } from '../people.ts'
import { HANDS, hand } from './hand.ts'

const bust = (x: number, y: number) =>
  path(
    `M${x - 34} ${y + 74}Q${x - 30} ${y + 40} ${x} ${y + 38}Q${x + 30} ${y + 40} ${x + 34} ${y + 74}`,
    NIGHT,
    14,
  ) +
  box(x - 30, y + 44, 60, 36, NIGHT, 8) +
  dot(x, y + 8, 24, SKIN) +
  box(x - 19, y - 2, 38, 17, '#bff0f0', 6, ` stroke="${NIGHT}" stroke-width="4"`)

type Signal = { key: string; draw: (x: number, y: number) => string }

const SIGNALS: readonly Signal[] = [
  { key: 'ok', draw: (x, y) => hand(HANDS.ok, x + 4, y + 2, 0.96) },
  {
    key: 'up',
    draw: (x, y) => hand(HANDS.thumb, x - 10, y + 22, 1) + arrow(x + 44, y + 26, x + 44, y - 28, BUOY, 4),
  },
  {
    key: 'down',
    draw: (x, y) =>
      `<g transform="translate(0 ${2 * y + 14}) scale(1 -1)">${hand(HANDS.thumb, x - 10, y + 22, 1)}</g>${arrow(x + 44, y - 26, x + 44, y + 28, BUOY, 4)}`,
  },
  { key: 'stop', draw: (x, y) => hand(HANDS.flat, x, y + 6, 1) },
  {
    key: 'wrong',
    draw: (x, y) =>
      hand(HANDS.flat, x + 4, y + 4, 0.95, -90) +
      arrow(x + 6, y - 34, x - 22, y - 40, BUOY, 4) +
      arrow(x + 16, y + 52, x + 46, y + 46, BUOY, 4),
  },
  { key: 'low', draw: (x, y) => bust(x, y - 34) + hand(HANDS.fist, x + 2, y + 26, 0.62, -60) },
  {
    key: 'none',
    draw: (x, y) =>
      bust(x, y - 34) +
      hand(HANDS.flat, x + 16, y + 8, 0.6, -90) +
      arrow(x - 34, y + 8, x - 62, y + 8, BUOY, 4),
  },
  {
    key: 'look',
    draw: (x, y) => hand(HANDS.two, x - 6, y + 10, 1, 55) + arrow(x + 34, y - 34, x + 60, y - 46, BUOY, 4),
  },
]

function cell(canvas: Canvas, i: number) {
  const columns = canvas.isNarrow ? 2 : 4
  const width = canvas.width / columns
  const height = canvas.height / (SIGNALS.length / columns)
  return { x: (i % columns) * width, y: Math.floor(i / columns) * height, width, height }
}

export const handSignals: Plate = {
  wide: [760, 420],
  narrow: [400, 800],
  draw: (canvas, say) =>
    paper(canvas) +
    range(SIGNALS.length)
      .map((i) => {
        const { x, y, width, height } = cell(canvas, i)
        const { key, draw } = SIGNALS[i] as Signal
        return (
          box(x + 8, y + 8, width - 16, height - 16, '#ffffff', 18) +
          draw(Math.round(x + width / 2), Math.round(y + height * 0.36)) +
          text(x + width / 2, y + height - 28, say(key), { size: 16, weight: 700, anchor: 'middle' })
        )
      })
      .join(''),
}

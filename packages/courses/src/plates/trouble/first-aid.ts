import {
  BUOY,
  box,
  type Canvas,
  dot,
  FOAM,
  INK,
  NIGHT,
  type Plate,
  paper,
  path,
  range,
  shape,
  text,
} from '../kit.ts'
import { SKIN } from '../people.ts'

const flat = (x: number, y: number) =>
  path(`M${x - 70} ${y + 26}H${x + 74}`, INK, 4) +
  path(`M${x - 26} ${y + 8}H${x + 20}`, NIGHT, 24) +
  path(`M${x + 22} ${y + 6}H${x + 66}M${x + 22} ${y + 14}H${x + 66}`, NIGHT, 10) +
  dot(x - 52, y + 8, 15, SKIN)

const oxygen = (x: number, y: number) =>
  box(x - 46, y - 40, 34, 78, '#ffffff', 14, ` stroke="${INK}" stroke-width="3"`) +
  box(x - 36, y - 54, 14, 14, INK, 3) +
  path(`M${x - 28} ${y - 54}q40 -26 62 58`, '#1d8a5b', 5) +
  dot(x + 34, y + 4, 26, SKIN) +
  shape(
    `M${x + 18} ${y}Q${x + 34} ${y - 10} ${x + 50} ${y}L${x + 44} ${y + 20}Q${x + 34} ${y + 28} ${x + 24} ${y + 20}Z`,
    '#bff0e0',
    ' stroke="#1d8a5b" stroke-width="4" stroke-linejoin="round"',
  ) +
  text(x - 29, y + 6, 'O₂', { size: 17, weight: 760, anchor: 'middle' })

const call = (x: number, y: number) =>
  box(x - 28, y - 48, 56, 96, INK, 12) +
  box(x - 21, y - 36, 42, 64, '#9be2dc', 5) +
  dot(x, y + 38, 5, FOAM) +
  shape(`M${x - 8} ${y - 18}l4 12l-5 5q4 12 14 16l5 -6l11 5l-2 8q-18 4 -30 -14q-8 -14 3 -26Z`, INK) +
  path(`M${x + 40} ${y - 24}q12 18 0 40M${x + 52} ${y - 34}q20 28 0 60`, BUOY, 4)

const watch = (x: number, y: number) =>
  dot(x, y, 46, '#ffffff', ` stroke="${INK}" stroke-width="5"`) +
  range(12)
    .map((i) => path(`M${x} ${y - 38}v6`, INK, 3, ` transform="rotate(${i * 30} ${x} ${y})"`))
    .join('') +
  path(`M${x} ${y}V${y - 28}`, BUOY, 5) +
  path(`M${x} ${y}l18 10`, INK, 5)

const STEPS = [
  { key: 'flat', draw: flat },
  { key: 'oxygen', draw: oxygen },
  { key: 'call', draw: call },
  { key: 'watch', draw: watch },
]

function cell(canvas: Canvas, i: number) {
  const columns = canvas.isNarrow ? 2 : 4
  const width = canvas.width / columns
  const height = canvas.height / (4 / columns)
  return { x: (i % columns) * width, y: Math.floor(i / columns) * height, width, height }
}

export const firstAid: Plate = {
  wide: [760, 250],
  narrow: [400, 480],
  draw: (canvas, say) =>
    paper(canvas) +
    STEPS.map(({ key, draw }, i) => {
      const { x, y, width, height } = cell(canvas, i)
      return (
        box(x + 8, y + 8, width - 16, height - 16, '#ffffff', 18) +
        draw(Math.round(x + width / 2), Math.round(y + 96)) +
        text(x + width / 2, y + height - 62, `${i + 1}`, {
          size: 20,
          weight: 760,
          anchor: 'middle',
          fill: '#b83b08',
        }) +
        text(x + width / 2, y + height - 38, say(key), { size: 15, weight: 700, anchor: 'middle' })
      )
    }).join(''),
}

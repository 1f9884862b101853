import { fieldLines, fieldY } from '../graph.ts'
import { FOAM, n, type Plate, range, text } from '../kit.ts'
import { surfaceOf } from '../sea.ts'

/** How many meters of clear water leave a third of each color. */
const COLORS = [
  { key: 'red', fill: '#e5433d', third: 1.7 },
  { key: 'orange', fill: '#ff8a2b', third: 3.4 },
  { key: 'yellow', fill: '#ffd93d', third: 7 },
  { key: 'green', fill: '#43c06a', third: 13 },
  { key: 'cyan', fill: '#38b6e0', third: 26 },
  { key: 'blue', fill: '#3f7cf0', third: 60 },
]

const left = (depth: number, third: number) => Math.exp(-depth / third)

export const colorsByDepth: Plate = {
  wide: [760, 500],
  narrow: [400, 560],
  draw: (canvas, say) => {
    const field = {
      left: canvas.isNarrow ? 58 : 90,
      right: canvas.width - 24,
      top: 70,
      bottom: canvas.height - 10,
      across: 6,
      down: 42,
    }
    const y = fieldY(field)
    const step = (field.right - field.left) / COLORS.length
    const strips = COLORS.map(({ fill, third, key }, i) => {
      const id = `${canvas.id}-${key}`
      const stops = range(15).map(
        (s) =>
          `<stop offset="${n((s / 14) * 100)}%" stop-color="${fill}" stop-opacity="${left((s / 14) * 40, third).toFixed(3)}"/>`,
      )
      const x = field.left + i * step + 6
      return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient><rect x="${n(x)}" y="${n(y(0))}" width="${n(step - 12)}" height="${n(y(40) - y(0))}" rx="8" fill="url(#${id})"/>${text(x + step / 2 - 6, y(0) - 22, say(key), { size: canvas.isNarrow ? 14 : 16, anchor: 'middle' })}`
    })
    return (
      `<rect width="${canvas.width}" height="${canvas.height}" fill="#e6f5f1"/><path d="${surfaceOf(canvas, y(0))}" fill="#0a2a4a"/>` +
      fieldLines(field, [5, 10, 20, 30, 40], ['5 m', '10 m', '20 m', '30 m', '40 m'], FOAM) +
      strips.join('')
    )
  },
}

import { box, type Canvas, dashes, FOAM, INK, n, type Plate, paper, text } from '../kit.ts'

const PARTS = [
  { key: 'out', from: 200, to: 125, fill: '#4fc3ca', ink: INK },
  { key: 'back', from: 125, to: 50, fill: '#0c7199', ink: FOAM },
  { key: 'reserve', from: 50, to: 0, fill: '#b83b08', ink: FOAM },
]

function cylinder(canvas: Canvas, x: number, top: number, width: number, scale: number): string {
  const id = `${canvas.id}-cylinder`
  const height = 200 * scale
  const outline = `<rect x="${x}" y="${top}" width="${width}" height="${n(height)}" rx="${n(width / 2.4)}"/>`
  const parts = PARTS.map(({ from, to, fill }) =>
    box(x, top + (200 - from) * scale, width, (from - to) * scale, fill),
  )
  return (
    `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${parts.join('')}</g>` +
    box(x + width / 2 - 12, top - 26, 24, 28, INK, 4) +
    box(x + width / 2 - 30, top - 40, 60, 18, INK, 9)
  )
}

export const airPlan: Plate = {
  wide: [760, 480],
  narrow: [400, 480],
  draw: (canvas, say) => {
    const x = canvas.isNarrow ? 40 : 190
    const width = canvas.isNarrow ? 110 : 130
    const top = 60
    const scale = 1.95
    const label = x + width + 24
    const y = (bar: number) => top + (200 - bar) * scale
    return (
      paper(canvas) +
      cylinder(canvas, x, top, width, scale) +
      [200, 125, 50]
        .map(
          (bar) =>
            dashes(x - 14, y(bar), label + 190, y(bar), '#36535f', 0.8) +
            text(label, y(bar) + (bar === 200 ? 22 : -8), say(`bar-${bar}`), { size: 17, weight: 760 }),
        )
        .join('') +
      PARTS.map(({ key, from, to, ink }) =>
        text(x + width / 2, y((from + to) / 2) + 6, say(key), {
          size: 17,
          weight: 720,
          fill: ink,
          anchor: 'middle',
        }),
      ).join('') +
      PARTS.map(({ key, from, to }) =>
        text(label, y((from + to) / 2) + 8, say(`${key}-what`), { size: 15 }),
      ).join('')
    )
  },
}

import { fieldX } from '../graph.ts'
import { type Canvas, dashes, INK, n, type Plate, paper, path, text } from '../kit.ts'

const MIXES = [
  { key: 'air', share: 0.21, colour: '#00637f' },
  { key: 'ean32', share: 0.32, colour: '#1d8a5b' },
  { key: 'ean36', share: 0.36, colour: '#b06a00' },
  { key: 'ean40', share: 0.4, colour: '#b3261e' },
]
const pressureAt = (depth: number, share: number) => (1 + depth / 10) * share

const fieldOf = ({ width, height, isNarrow }: Canvas) => ({
  left: isNarrow ? 52 : 80,
  right: width - (isNarrow ? 76 : 110),
  top: 30,
  bottom: height - 64,
  across: 40,
  down: 1.8,
})

export const oxygenPressure: Plate = {
  wide: [760, 460],
  narrow: [400, 460],
  draw: (canvas, say) => {
    const field = fieldOf(canvas)
    const x = fieldX(field)
    const y = (bar: number) => field.bottom - (bar / field.down) * (field.bottom - field.top)
    const end = (share: number) => Math.min(40, (field.down / share - 1) * 10)
    return (
      paper(canvas) +
      `<rect x="${field.left}" y="${n(y(1.8))}" width="${n(field.right - field.left)}" height="${n(y(1.6) - y(1.8))}" fill="#f6c9c4"/><rect x="${field.left}" y="${n(y(1.6))}" width="${n(field.right - field.left)}" height="${n(y(1.4) - y(1.6))}" fill="#fff2d1"/>` +
      [0.4, 0.8, 1.2]
        .map(
          (bar) =>
            dashes(field.left, y(bar), field.right, y(bar), '#728c96') +
            text(field.left - 8, y(bar) + 5, n(bar), { size: 15, anchor: 'end' }),
        )
        .join('') +
      [1.4, 1.6]
        .map(
          (bar) =>
            path(`M${field.left} ${n(y(bar))}H${field.right}`, bar === 1.4 ? '#8d5a00' : '#b3261e', 2.5) +
            text(field.left - 8, y(bar) + 5, n(bar), { size: 15, weight: 760, anchor: 'end' }),
        )
        .join('') +
      MIXES.map(({ key, share, colour }) => {
        const to = end(share)
        return (
          path(`M${n(x(0))} ${n(y(share))}L${n(x(to))} ${n(y(pressureAt(to, share)))}`, colour, 4) +
          text(x(to) + (to < 40 ? -14 : 8), y(pressureAt(to, share)) + (to < 40 ? 20 : 6), say(key), {
            size: 15,
            weight: 720,
            fill: colour,
            anchor: to < 40 ? 'end' : 'start',
          })
        )
      }).join('') +
      [10, 20, 30, 40]
        .map((depth) => text(x(depth), field.bottom + 24, `${depth} m`, { size: 15, anchor: 'middle' }))
        .join('') +
      path(`M${field.left} ${n(field.top)}V${field.bottom}H${field.right}`, INK, 2) +
      text(field.left, canvas.height - 14, say('axis'), { size: 15 })
    )
  },
}

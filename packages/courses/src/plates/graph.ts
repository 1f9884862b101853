import { type Canvas, dashes, n, path, range, text } from './kit.ts'

/** A chart area with time to the right and depth downward, to scale on both axes. */
export type Field = { left: number; top: number; right: number; bottom: number; across: number; down: number }

export const fieldX =
  ({ left, right, across }: Field) =>
  (value: number) =>
    left + (value / across) * (right - left)

export const fieldY =
  ({ top, bottom, down }: Field) =>
  (value: number) =>
    top + (value / down) * (bottom - top)

export function fieldLines(
  field: Field,
  depths: readonly number[],
  labels: readonly string[],
  colour: string,
): string {
  const y = fieldY(field)
  return depths
    .map(
      (depth, i) =>
        dashes(field.left, y(depth), field.right, y(depth), colour, 0.6) +
        text(field.left - 10, y(depth) + 5, labels[i] ?? '', { size: 15, fill: colour, anchor: 'end' }),
    )
    .join('')
}

/** Tick marks below the chart at equal steps. */
export function fieldTimes(
  field: Field,
  times: readonly number[],
  labels: readonly string[],
  colour: string,
): string {
  const x = fieldX(field)
  return times
    .map(
      (time, i) =>
        path(`M${n(x(time))} ${n(field.bottom)}v6`, colour, 1.5) +
        text(x(time), field.bottom + 26, labels[i] ?? '', { size: 15, fill: colour, anchor: 'middle' }),
    )
    .join('')
}

/** Bars that hang from the waterline, with a length proportional to their value. */
export function hangingBars(
  canvas: Canvas,
  bars: readonly { from?: number; to: number; fill: string }[],
  { left, right, top, scale, gap }: { left: number; right: number; top: number; scale: number; gap: number },
): string {
  const width = (right - left - gap * (bars.length - 1)) / bars.length
  return range(bars.length)
    .map((i) => {
      const { from = 0, to, fill } = bars[i] as { from?: number; to: number; fill: string }
      const x = left + i * (width + gap)
      const id = `${canvas.id}-bar${i}`
      return `<g id="${id}"><rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${n(to * scale)}" rx="${n(Math.min(12, width / 4))}" fill="${fill}" opacity="${from ? 0.45 : 1}"/>${from ? `<rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${n(from * scale)}" rx="${n(Math.min(12, width / 4))}" fill="${fill}"/>` : ''}</g>`
    })
    .join('')
}

export const barCentre = (left: number, right: number, gap: number, count: number) => (i: number) => {
  const width = (right - left - gap * (count - 1)) / count
  return left + i * (width + gap) + width / 2
}

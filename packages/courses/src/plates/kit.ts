/** A drawing has two shapes: one for a large screen, one for a phone, so its text stays readable on both. */
export type Canvas = { id: string; width: number; height: number; isNarrow: boolean }
type Say = (key: string) => string
type Size = readonly [width: number, height: number]
export type Plate = { wide: Size; narrow: Size; draw: (canvas: Canvas, say: Say) => string }

export const INK = '#06303f'
export const FOAM = '#ffffff'
const PAPER = '#e6f5f1'
export const BUOY = '#ff6a2b'
export const SUN = '#ffd166'
export const NIGHT = '#041a36'
export const DEEP = '#0c6491'

/** One decimal is as precise as a screen shows. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

type Style = { size?: number; weight?: number; fill?: string; anchor?: 'start' | 'middle' | 'end' }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Text in the drawing; keeps the line breaks of the text. */
export function text(x: number, y: number, words: string, style: Style = {}): string {
  const { size = 16, weight = 600, fill = INK, anchor = 'start' } = style
  const lines = words
    .split('\n')
    .map((line, i) => `<tspan x="${n(x)}"${i ? ` dy="${n(size * 1.3)}"` : ''}>${escaped(line)}</tspan>`)
  return `<text x="${n(x)}" y="${n(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${lines.join('')}</text>`
}

/** The large number of an instrument with its small caption below. */
export function reading(x: number, y: number, big: string, small: string, style: Style = {}): string {
  return text(x, y, big, { size: 24, weight: 720, ...style }) + text(x, y + 26, small, { size: 16, ...style })
}

export function paper({ width, height }: Canvas, fill = PAPER): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}"${more}/>`
}

export function path(d: string, stroke: string, width = 2, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`
}

export function dot(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`
}

export function dashes(x1: number, y1: number, x2: number, y2: number, stroke: string, opacity = 1): string {
  return path(
    `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`,
    stroke,
    1.5,
    ` stroke-dasharray="2 7" opacity="${opacity}"`,
  )
}

/** An arrow to scale: its tip ends exactly at the second point. */
export function arrow(x1: number, y1: number, x2: number, y2: number, colour: string, width = 5): string {
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const head = width * 2.6
  const side = (by: number) => `${n(x2 - head * Math.cos(turn + by))} ${n(y2 - head * Math.sin(turn + by))}`
  const neck = `${n(x2 - head * 0.7 * Math.cos(turn))} ${n(y2 - head * 0.7 * Math.sin(turn))}`
  return (
    path(`M${n(x1)} ${n(y1)}L${neck}`, colour, width) +
    shape(
      `M${n(x2)} ${n(y2)}L${side(0.5)}L${side(-0.5)}Z`,
      colour,
      ` stroke="${colour}" stroke-width="2" stroke-linejoin="round"`,
    )
  )
}

/** A thin line from a part to its label. */
export function leader(x1: number, y1: number, x2: number, y2: number, colour = INK): string {
  return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour, 1.5) + dot(x1, y1, 3.5, colour)
}

export function curve(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}

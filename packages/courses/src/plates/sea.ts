import { rays } from '@fathom/look/drawings/sea-life.ts'
import { type Canvas, dashes, n, range } from './kit.ts'

const STOPS = [
  [0, '#9be2dc'],
  [0.25, '#4fc3ca'],
  [0.5, '#1797b2'],
  [0.78, '#0c6491'],
  [1, '#0d3f6f'],
] as const

export function surfaceOf(canvas: Canvas, waterline: number): string {
  const swell = range(Math.ceil(canvas.width / 60)).map(() => 'q15 -7 30 0t30 0')
  return `M0 ${n(waterline)}${swell.join('')}V${canvas.height}H0Z`
}

/** Sky, surface, and water that darkens with depth. */
export function sea(canvas: Canvas, waterline: number, sky = '#e6f5f1'): string {
  const { id, width, height } = canvas
  const stops = STOPS.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  const surface = surfaceOf(canvas, waterline)
  return (
    `<defs><linearGradient id="${id}-sea" x1="0" y1="${n(waterline)}" x2="0" y2="${height}" gradientUnits="userSpaceOnUse">${stops}</linearGradient><clipPath id="${id}-edge"><path d="${surface}"/></clipPath></defs>` +
    `<rect width="${width}" height="${height}" fill="${sky}"/><path d="${surface}" fill="url(#${id}-sea)"/>` +
    `<g clip-path="url(#${id}-edge)" opacity=".55">${rays(id, width, height, 5, 7)}</g>`
  )
}

export function depthLines(
  canvas: Canvas,
  depths: readonly number[],
  yOf: (depth: number) => number,
): string {
  return depths.map((depth) => dashes(0, yOf(depth), canvas.width, yOf(depth), '#fff', 0.45)).join('')
}

import { rays } from '@fathom/look/drawings/sea-life.ts'
import { dashes, type Frame, n, range } from './kit.ts'

const STOPS = [
  [0, '#9be2dc'],
  [0.25, '#4fc3ca'],
  [0.5, '#1797b2'],
  [0.78, '#0c6491'],
  [1, '#0d3f6f'],
] as const

export function surfaceOf(frame: Frame, waterline: number): string {
  const swell = range(Math.ceil(frame.width / 60)).map(() => 'q15 -7 30 0t30 0')
  return `M0 ${n(waterline)}${swell.join('')}V${frame.height}H0Z`
}

/** Sky, surface, and water that darkens with depth. */
export function sea(frame: Frame, waterline: number, sky = '#e6f5f1'): string {
  const { id, width, height } = frame
  const stops = STOPS.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  const surface = surfaceOf(frame, waterline)
  return (
    `<defs><linearGradient id="${id}-sea" x1="0" y1="${n(waterline)}" x2="0" y2="${height}" gradientUnits="userSpaceOnUse">${stops}</linearGradient><clipPath id="${id}-edge"><path d="${surface}"/></clipPath></defs>` +
    `<rect width="${width}" height="${height}" fill="${sky}"/><path d="${surface}" fill="url(#${id}-sea)"/>` +
    `<g clip-path="url(#${id}-edge)" opacity=".55">${rays(id, width, height, 5, 7)}</g>`
  )
}

export function depthLines(frame: Frame, depths: readonly number[], yOf: (depth: number) => number): string {
  return depths.map((depth) => dashes(0, yOf(depth), frame.width, yOf(depth), '#fff', 0.45)).join('')
}

import { seededRandom } from './random.ts'

type Place = { x: number; y: number; scale: number }

export function fish({ x, y, scale }: Place, colour = '#ffd166'): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${colour}" d="M0 0c5-6 14-7 20-2l7-5c-1 3-1 5 0 7 1 2 1 4 0 7l-7-5C14 7 5 6 0 0Z"/>`
}

export function diver({ x, y, scale }: Place, colour: string, turn: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round">` +
    '<path d="M30 2 4 7" stroke-width="11"/><path d="M4 7-18 3-30 9" stroke-width="6.5"/><path d="M4 8-14 12-28 17" stroke-width="6"/>' +
    `<path d="M-30 8l-19-6 1 10ZM-28 16l-18 3 3 8Z" fill="${colour}" stroke-width="2"/>` +
    '<path d="M26-7 6-3" stroke="#ff6a2b" stroke-width="7"/>' +
    `<circle cx="40" cy="1" r="6.5" fill="${colour}" stroke="none"/>` +
    '<path d="M42-2h5v5h-4" stroke="#bff0f0" stroke-width="2.6"/><path d="M30 6c4 4 8 6 14 8" stroke-width="5"/></g>'
  )
}

export function bubbles(x: number, y: number, count: number, rise: number, seed: number): string {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, i) => {
    const cx = (x + (random() - 0.5) * 14).toFixed(1)
    const cy = (y - (i / count) * rise - random() * 6).toFixed(1)
    const r = (1 + random() * 2.6).toFixed(1)
    return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#fff" opacity="${(0.35 + random() * 0.5).toFixed(2)}"/>`
  }).join('')
}

/** Light from the surface, with soft edges. */
export function rays(id: string, width: number, height: number, count: number, seed: number): string {
  const random = seededRandom(seed)
  const blur = (Math.max(width, height) * 0.009).toFixed(1)
  const beams = Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.2 + random() * 0.5) / count) * width
    const wide = width * (0.02 + random() * 0.055)
    const lean = width * (-0.12 + random() * 0.1)
    const foot = x + wide + lean + width * 0.07
    const opacity = (0.25 * (0.4 + random() * 0.6)).toFixed(3)
    return `<path d="M${x.toFixed(0)} -20h${wide.toFixed(0)}L${foot.toFixed(0)} ${height}H${(x + lean).toFixed(0)}Z" fill="url(#${id}-ray)" opacity="${opacity}"/>`
  }).join('')
  return (
    `<defs><linearGradient id="${id}-ray" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".92" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<filter id="${id}-soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${blur}"/></filter></defs>` +
    `<g filter="url(#${id}-soft)">${beams}</g>`
  )
}

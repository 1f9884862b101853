import { bubbles, diver, fish, rays } from './sea-life.ts'

const WIDTH = 760
const WATERLINE = 120

const shoal = [
  { x: 120, y: 250, scale: 0.8 },
  { x: 168, y: 232, scale: 0.65 },
  { x: 176, y: 272, scale: 0.7 },
  { x: 226, y: 252, scale: 0.6 },
  { x: 88, y: 282, scale: 0.55 },
  { x: 140, y: 300, scale: 0.6 },
  { x: 214, y: 292, scale: 0.5 },
  { x: 262, y: 274, scale: 0.5 },
]

const boat =
  '<path d="M372 126c16 14 96 14 112 0l-8 22h-96Z" fill="#ff6a2b"/>' +
  '<path d="M426 128V72" stroke="#06303f" stroke-width="3" stroke-linecap="round"/>' +
  '<path d="M428 74h36v25h-36Z" fill="#e5433d"/><path d="M428 74l36 25" stroke="#fff" stroke-width="6"/>'

const seabed =
  '<path d="M0 880c90-40 160-10 240-30s150-70 250-40 180-30 270-10v200H0Z" fill="#0a2a52"/>' +
  '<path d="M0 940c120-40 220 0 330-20s260-50 430-20v100H0Z" fill="#061737"/>'

function leadLine(depth: number): string {
  return `<path d="M428 148V${depth - 4}" stroke="#fff" stroke-width="1.5" stroke-dasharray="2 7" opacity=".75"/><circle cx="428" cy="${depth}" r="7" fill="#ff6a2b"/>`
}

function surface(height: number): string {
  const swell = Array.from({ length: Math.ceil(WIDTH / 80) }, () => 'q20 -12 40 0t40 0').join('')
  return `M0 ${WATERLINE}${swell}V${height}H0Z`
}

function water(height: number, stops: readonly (readonly [number, string])[]): string {
  const gradient = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  const shape = surface(height)
  return (
    `<defs><linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">${gradient}</linearGradient><clipPath id="sea-edge"><path d="${shape}"/></clipPath></defs>` +
    `<rect width="${WIDTH}" height="${height}" fill="#e9f7f3"/><circle cx="610" cy="58" r="30" fill="#ffd166"/>` +
    `<path d="${shape}" fill="url(#sea)"/><g clip-path="url(#sea-edge)"><g transform="translate(0 96)">${rays('sea', WIDTH, height * 0.72, 6, 9)}</g></g>`
  )
}

function picture(height: number, parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" preserveAspectRatio="xMidYMin slice">${parts}</svg>`
}

/** The sea beside the sign-in form: from the boat down to 40 m. */
export function tallSeaScene(): string {
  const stops = [
    [0, '#9be2dc'],
    [0.16, '#4fc3ca'],
    [0.38, '#1797b2'],
    [0.6, '#0c6491'],
    [0.8, '#0d3f6f'],
    [1, '#081c3d'],
  ] as const
  return picture(
    1000,
    water(1000, stops) +
      leadLine(764) +
      boat +
      diver({ x: 270, y: 400, scale: 1.3 }, '#062a4d', 36) +
      bubbles(330, 420, 14, 190, 4) +
      diver({ x: 560, y: 540, scale: 1.05 }, '#051f40', 30) +
      bubbles(606, 556, 10, 150, 8) +
      shoal.map((at) => fish(at)).join('') +
      seabed,
  )
}

/** The same sea as a band above the form on a phone: the first meters, with one diver. */
export function wideSeaScene(): string {
  const stops = [
    [0, '#9be2dc'],
    [0.5, '#4fc3ca'],
    [1, '#1797b2'],
  ] as const
  return picture(
    340,
    water(340, stops) +
      leadLine(318) +
      boat +
      diver({ x: 560, y: 252, scale: 1.15 }, '#062a4d', 22) +
      bubbles(612, 262, 8, 110, 4) +
      shoal.map(({ x, y, scale }) => fish({ x, y: y - 34, scale })).join(''),
  )
}

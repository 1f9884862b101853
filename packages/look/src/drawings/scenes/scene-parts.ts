import { seededRandom } from '../random.ts'
import { fish } from '../sea-life.ts'
import { smoothPath } from '../smooth-path.ts'

export const WIDTH = 320
export const HEIGHT = 180

/** Water from the surface down, in three colors. */
export function water(id: string, [top, middle, bottom]: readonly [string, string, string]): string {
  return (
    `<defs><linearGradient id="${id}-sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}-sea)"/>`
  )
}

const HUMPS = 7

export function seabed(at: number, swing: number, colour: string, seed: number): string {
  const random = seededRandom(seed)
  const line = Array.from(
    { length: HUMPS + 1 },
    (_, hump) => [(hump / HUMPS) * WIDTH, at * HEIGHT + (random() - 0.5) * swing] as const,
  )
  return `<path d="${smoothPath(line)}L${WIDTH} ${HEIGHT}H0Z" fill="${colour}"/>`
}

type Branch = { x: number; y: number; turn: number; length: number; wide: number; forks: number }

function branches(at: Branch, random: () => number): string {
  const { x, y, turn, length, wide, forks } = at
  const endX = x + Math.cos(turn) * length
  const endY = y + Math.sin(turn) * length
  const bend = `${((x + endX) / 2 + (random() - 0.5) * 4).toFixed(1)} ${((y + endY) / 2).toFixed(1)}`
  const own = `<path d="M${x.toFixed(1)} ${y.toFixed(1)}Q${bend} ${endX.toFixed(1)} ${endY.toFixed(1)}" stroke-width="${wide.toFixed(1)}"/>`
  const count = forks === 0 ? 0 : random() > 0.6 ? 3 : 2
  return [own, ...Array.from({ length: count }, () => fork())].join('')

  function fork(): string {
    const spread = turn + (random() - 0.5) * 1.5
    const next = { x: endX, y: endY, turn: spread, length: length * (0.6 + random() * 0.25) }
    return branches({ ...next, wide: wide * 0.72, forks: forks - 1 }, random)
  }
}

export function coral(x: number, y: number, scale: number, colour: string, seed: number): string {
  const random = seededRandom(seed)
  const turn = -Math.PI / 2 + (random() - 0.5) * 0.3
  const stem = { x: x * WIDTH, y: y * HEIGHT, turn, length: 13 * scale, wide: 5 * scale, forks: 3 }
  return `<g stroke="${colour}" fill="none" stroke-linecap="round">${branches(stem, random)}</g>`
}

export function shoal(count: number, seed: number, colour: string, scale: number): string {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const turn = random() * Math.PI * 2
    const far = Math.sqrt(random())
    const x = Math.round(WIDTH * 0.5 + Math.cos(turn) * far * WIDTH * 0.34)
    const y = Math.round(HEIGHT * 0.4 + Math.sin(turn) * far * HEIGHT * 0.22)
    return fish({ x, y, scale: Number((scale * (0.6 + random() * 0.6)).toFixed(2)) }, colour)
  }).join('')
}

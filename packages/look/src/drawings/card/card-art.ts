import { contours } from '../contours.ts'
import { rays } from '../sea-life.ts'

/** A card has the size of a bank card, at ten units per millimeter. */
export const CARD_WIDTH = 856
export const CARD_HEIGHT = 540

const SURFACE = 64
const FLOOR = 476
/** The maximum of the gauge at the edge, in meters. */
const DEEPEST = 40

/** From the light above to the dark below. White text reaches 4.5:1 on each, and no two core levels look alike. */
export const CARD_HUES = {
  shore: ['#86662c', '#6b501f', '#1d4b48', '#002229'],
  jade: ['#067f5c', '#01684d', '#01483e', '#001f28'],
  lagoon: ['#077888', '#02667a', '#004867', '#03233f'],
  ocean: ['#266bc0', '#1c50a7', '#152e74', '#0a143a'],
  coral: ['#a84d5c', '#85374d', '#572142', '#1f102e'],
  night: ['#3e505c', '#222f3c', '#111b28', '#060b16'],
  kelp: ['#427c35', '#2e6528', '#034a2e', '#001f24'],
  dusk: ['#6e5ba1', '#503e86', '#30245f', '#120c31'],
} as const satisfies Record<string, readonly [string, string, string, string]>

export type CardHue = keyof typeof CARD_HUES

/** The position of a depth on the card, from its top. */
export const depthOnCard = (metres: number): number =>
  SURFACE + (Math.min(metres, DEEPEST) / DEEPEST) * (FLOOR - SURFACE)

type Art = {
  /** The same card has the same seabed everywhere. */
  seed: number
  /** In meters: the card is lit down to this depth. Null omits the gauge. */
  depth: number | null
  hue: CardHue
  /** Makes the ids inside unique on a page. */
  id: string
}

const round = (value: number) => Math.round(value * 10) / 10

/** Ticks of one look are one path, which a browser lays out faster. */
function gauge(depth: number): string {
  const looks = new Map<string, string>()
  for (let metre = 0; metre <= DEEPEST; metre += 1) {
    const isTen = metre % 10 === 0
    const long = isTen ? 44 : metre % 5 === 0 ? 28 : 16
    const opacity = metre > depth ? 0.28 : isTen ? 0.95 : 0.7
    const look = `stroke="#fff" stroke-width="${isTen ? 3 : 2}" opacity="${opacity}"`
    const tick = `M${CARD_WIDTH - long} ${round(depthOnCard(metre))}H${CARD_WIDTH}`
    looks.set(look, (looks.get(look) ?? '') + tick)
  }
  const ticks = [...looks].map(([look, path]) => `<path d="${path}" ${look}/>`).join('')
  const y = round(depthOnCard(depth))
  const tip = CARD_WIDTH - 62
  return `${ticks}<path d="M${tip} ${y}l-22 -13v26Z" fill="#ff6a2b"/><path d="M${tip} ${y}H${CARD_WIDTH}" stroke="#ff6a2b" stroke-width="4"/>`
}

/** The surface near the top, and the dark below the card's depth limit. */
function water(depth: number | null): string {
  const surface = `M0 ${SURFACE}${'q26.75 -9 53.5 0t53.5 0'.repeat(8)}`
  const light =
    `<path d="${surface}V0H0Z" fill="#e6fffa" opacity=".13"/>` +
    `<path d="${surface}" fill="none" stroke="#eafffb" stroke-width="2" opacity=".45"/>`
  if (depth === null || depth >= DEEPEST) return light
  const edge = `M0 ${round(depthOnCard(depth))}${'q53.5 5 107 0t107 0'.repeat(4)}`
  return `${light}<path d="${edge}V${CARD_HEIGHT}H0Z" fill="#020a1e" opacity=".34"/>`
}

/** Fine lines that get lost in photocopies. */
function fineLines(count: number, top: number, gap: number, swing: number, phase: number): string {
  const lines = Array.from({ length: count }, (_, line) => {
    const points = Array.from({ length: Math.ceil(CARD_WIDTH / 16) + 1 }, (__, at) => {
      const x = at * 16
      const y =
        top +
        line * gap +
        Math.sin(x / 100 + line * 0.27 + phase) * swing +
        Math.sin(x / 40 + line * 0.48) * 7
      return `${x} ${round(y)}`
    })
    return `M${points.join('L')}`
  })
  return `<path d="${lines.join('')}"/>`
}

const picture = (parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${parts}</svg>`

/** The front of a card without any text, so it can be mirrored for right-to-left scripts. */
export function cardFront({ seed, depth, hue, id }: Art): string {
  const [a, b, c, d] = CARD_HUES[hue]
  const all = `width="${CARD_WIDTH}" height="${CARD_HEIGHT}"`
  const seabed = contours(seed, { width: CARD_WIDTH, height: CARD_HEIGHT })
    .map(({ level, path }) => `<path d="${path}" stroke-opacity="${(0.11 + 0.025 * level).toFixed(2)}"/>`)
    .join('')
  return picture(
    `<defs><radialGradient id="${id}-sea" cx=".22" cy="-.1" r="1.25"><stop stop-color="${a}"/><stop offset=".34" stop-color="${b}"/><stop offset=".68" stop-color="${c}"/><stop offset="1" stop-color="${d}"/></radialGradient>` +
      `<linearGradient id="${id}-gloss" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".14"/><stop offset=".32" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#9be2dc" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>` +
      `<rect ${all} fill="url(#${id}-sea)"/><g opacity=".3">${rays(id, CARD_WIDTH, CARD_HEIGHT, 5, seed)}</g>` +
      `<g fill="none" stroke="#c9f7f1" stroke-width="1.5">${seabed}</g>` +
      `<g fill="none" stroke="#7fe0dd" opacity=".16">${fineLines(13, 430, 7, 22, 0)}</g>` +
      `${water(depth)}<rect ${all} fill="url(#${id}-gloss)"/>${depth === null ? '' : gauge(depth)}`,
  )
}

export function cardBack(seed: number): string {
  return picture(
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="#f7fbfb"/>` +
      `<g fill="none" stroke="#1797b2" opacity=".16">${fineLines(34, 60, 15, 26, seed % 7)}</g>`,
  )
}

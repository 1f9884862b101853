import { CARD_WIDTH, type CardHue, cardFront } from '@fathom/look/drawings/card/card-art.ts'
import { mark } from '@fathom/look/mark.ts'
import { seedOf } from './seed-of.ts'

export type FrontOfCard = {
  licenseID: string
  /** In meters; null omits the gauge. */
  depth: number | null
  hue: CardHue
  /** A JPEG; without one, the card shows water there. */
  photo?: Uint8Array | undefined
  direction: 'ltr' | 'rtl'
}

const PHOTO = { x: 488, y: 64, width: 175, height: 219, radius: 19 }
/** Below the water surface, which no letter of the mark may touch. */
const MARK = { x: 44, y: 69, size: 50 }

/** Measures from the left in a left-to-right script, otherwise from the right. */
const side = (direction: FrontOfCard['direction'], x: number, width: number) =>
  direction === 'rtl' ? CARD_WIDTH - x - width : x

function face(photo: Uint8Array, direction: FrontOfCard['direction']): string {
  const x = side(direction, PHOTO.x, PHOTO.width)
  const frame = `x="${x}" y="${PHOTO.y}" width="${PHOTO.width}" height="${PHOTO.height}"`
  const href = `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`
  return (
    `<clipPath id="face"><rect ${frame} rx="${PHOTO.radius}"/></clipPath>` +
    `<image ${frame} href="${href}" preserveAspectRatio="xMidYMid slice" clip-path="url(#face)"/>` +
    `<rect ${frame} rx="${PHOTO.radius}" fill="none" stroke="#fff" stroke-width="5"/>`
  )
}

function markAt(direction: FrontOfCard['direction']): string {
  const x = side(direction, MARK.x, MARK.size)
  const place = `<svg x="${x}" y="${MARK.y}" width="${MARK.size}" height="${MARK.size}" `
  return mark('#fff', '#ff6a2b').replace('<svg ', place)
}

/** Draws everything on the front except text, as a separate image. The water is mirrored, the face never. */
export function drawFront({ licenseID, depth, hue, photo, direction }: FrontOfCard): string {
  const art = cardFront({ seed: seedOf(licenseID), depth, hue, id: 'card' })
  const head = art.slice(0, art.indexOf('>') + 1)
  const water = art.slice(head.length, art.lastIndexOf('</svg>'))
  const turned =
    direction === 'rtl' ? `<g transform="translate(${CARD_WIDTH}) scale(-1 1)">${water}</g>` : water
  return `${head}${turned}${photo ? face(photo, direction) : ''}${markAt(direction)}</svg>`
}

import { CARD_WIDTH, cardBack } from '@fathom/look/drawings/card/card-art.ts'
import { drawQr } from './draw-qr.ts'
import { seedOf } from './seed-of.ts'

export type BackOfCard = {
  licenseID: string
  /** The content of the QR code. */
  code: string | null
  direction: 'ltr' | 'rtl'
}

const STRIP = 64
const CODE = { x: 521, y: 94, size: 291 }

function codeOf(code: string, direction: BackOfCard['direction']): string {
  const x = direction === 'rtl' ? CARD_WIDTH - CODE.x - CODE.size : CODE.x
  return drawQr(code, `x="${x}" y="${CODE.y}" width="${CODE.size}" height="${CODE.size}"`)
}

/** Draws everything on the back except text. */
export function drawBack({ licenseID, code, direction }: BackOfCard): string {
  const art = cardBack(seedOf(licenseID))
  const [from, to] = direction === 'rtl' ? [1, 0] : [0, 1]
  const strip =
    `<defs><linearGradient id="strip" x1="${from}" x2="${to}" y1="0" y2="0"><stop stop-color="#9be2dc"/><stop offset=".4" stop-color="#1797b2"/><stop offset="1" stop-color="#0e3867"/></linearGradient></defs>` +
    `<rect width="${CARD_WIDTH}" height="${STRIP}" fill="url(#strip)"/>` +
    '<path d="M44 472H812" stroke="#d3e2e4" stroke-width="2"/>'
  return art.replace(/<\/svg>$/, `${strip}${code ? codeOf(code, direction) : ''}</svg>`)
}

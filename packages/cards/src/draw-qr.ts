import { type QrLevel, qrCode } from '@fathom/look/drawings/card/qr-code.ts'

/** The quiet zone that readers need around a code. */
const QUIET = 4

/** Draws a code on white with its quiet zone. `place` positions it in a larger drawing. */
export function drawQr(code: string, place = '', level: QrLevel = 'M'): string {
  const { size, path } = qrCode(code, level)
  const whole = size + 2 * QUIET
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${place} viewBox="-${QUIET} -${QUIET} ${whole} ${whole}">` +
    `<rect x="-${QUIET}" y="-${QUIET}" width="${whole}" height="${whole}" rx="2" fill="#fff"/>` +
    `<path d="${path}" fill="#06232f" shape-rendering="crispEdges"/></svg>`
  )
}

import { contours } from '../contours.ts'
import { rays } from '../sea-life.ts'

const WIDTH = 390
const HEIGHT = 844

/** The water behind a card that's shown to another person, from the surface to the dark. */
export function showArt(seed: number): string {
  const seabed = contours(seed, { width: WIDTH, height: HEIGHT })
    .map(({ level, path }) => `<path d="${path}" stroke-opacity="${(0.11 + 0.025 * level).toFixed(2)}"/>`)
    .join('')
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    '<defs><linearGradient id="show-sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2aaebb"/><stop offset=".3" stop-color="#0f7c9f"/><stop offset=".65" stop-color="#0b4376"/><stop offset="1" stop-color="#06173a"/></linearGradient></defs>' +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#show-sea)"/>${rays('show', WIDTH, HEIGHT, 5, 3)}` +
    `<g fill="none" stroke="#c9f7f1" stroke-width="1.1">${seabed}</g></svg>`
  )
}

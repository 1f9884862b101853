import { contours } from './contours.ts'
import { bubbles, diver, rays } from './sea-life.ts'

const WIDTH = 680
const HEIGHT = 360

const water = (id: string) =>
  `<defs><linearGradient id="${id}-deep" x1="0" y1="0" x2=".25" y2="1"><stop stop-color="#1590ab"/><stop offset=".45" stop-color="#0c5c8a"/><stop offset="1" stop-color="#0a2450"/></linearGradient></defs>` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}-deep)"/>`

const seabed = () =>
  contours(11, { width: WIDTH, height: HEIGHT })
    .map(({ level, path }) => `<path d="${path}" stroke-opacity="${(0.1 + 0.028 * level).toFixed(2)}"/>`)
    .join('')

/**
 * The background of the course to continue: light from above, a seabed, and a diver where there's enough
 * space.
 */
export function resumeScene(id: string): string {
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">${water(id)}` +
    rays(id, WIDTH, HEIGHT, 6, 5) +
    `<g fill="none" stroke="#aef0ea" opacity=".75">${seabed()}</g>` +
    `<g data-part="diver">${diver({ x: 560, y: 306, scale: 1.1 }, '#04152f', 10)}${bubbles(611, 300, 7, 44, 5)}</g></svg>`
  )
}

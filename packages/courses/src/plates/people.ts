import { BUOY, box, dot, NIGHT, n, path, shape } from './kit.ts'

export const SKIN = '#e0ac7f'

/** An upright diver seen from the front; `height` is from head to feet. */
export function uprightDiver(
  x: number,
  top: number,
  height: number,
  arms: 'down' | 'ring' | 'wave' = 'down',
): string {
  const u = height / 180
  const at = (dx: number, dy: number) => `${n(x + dx * u)} ${n(top + dy * u)}`
  const reach = {
    down: [`M${at(-22, 44)}L${at(-33, 72)}L${at(-30, 98)}`, `M${at(22, 44)}L${at(33, 72)}L${at(30, 98)}`],
    ring: [`M${at(-20, 44)}Q${at(-44, 8)} ${at(-4, -18)}`, `M${at(20, 44)}Q${at(44, 8)} ${at(4, -18)}`],
    wave: [`M${at(-22, 44)}L${at(-36, 66)}L${at(-46, 80)}`, `M${at(20, 44)}L${at(36, 12)}L${at(30, -22)}`],
  }[arms]
  return (
    box(x - 11 * u, top + 30 * u, 22 * u, 66 * u, '#7e97a3', 9 * u) +
    path(
      `M${at(-10, 92)}L${at(-13, 132)}L${at(-13, 168)}M${at(10, 92)}L${at(13, 132)}L${at(13, 168)}`,
      NIGHT,
      17 * u,
    ) +
    shape(
      `M${at(-20, 166)}L${at(-6, 166)}L${at(-4, 180)}L${at(-24, 180)}ZM${at(20, 166)}L${at(6, 166)}L${at(4, 180)}L${at(24, 180)}Z`,
      '#0b4f7d',
    ) +
    reach.map((arm) => path(arm, NIGHT, 12 * u)).join('') +
    shape(`M${at(-22, 36)}Q${at(0, 30)} ${at(22, 36)}L${at(19, 98)}Q${at(0, 104)} ${at(-19, 98)}Z`, NIGHT) +
    path(`M${at(-15, 38)}L${at(-15, 84)}M${at(15, 38)}L${at(15, 84)}`, BUOY, 9 * u) +
    path(`M${at(-17, 72)}L${at(17, 72)}`, BUOY, 5 * u) +
    head(x, top + 14 * u, u)
  )
}

function head(x: number, y: number, u: number): string {
  return (
    dot(x, y, 14 * u, NIGHT) +
    `<ellipse cx="${n(x)}" cy="${n(y + 1.5 * u)}" rx="${n(10 * u)}" ry="${n(11 * u)}" fill="${SKIN}"/>` +
    box(
      x - 10.5 * u,
      y - 5.5 * u,
      21 * u,
      11 * u,
      '#bff0f0',
      4 * u,
      ` stroke="${NIGHT}" stroke-width="${n(2.4 * u)}"`,
    ) +
    box(x - 4.5 * u, y + 7 * u, 9 * u, 6 * u, NIGHT, 2.5 * u)
  )
}

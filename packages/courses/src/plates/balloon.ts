import { n, shape } from './kit.ts'

/** Grows with the cube root, like that of a real balloon. */
export const radiusOf = (liters: number, scale: number) => Math.cbrt(liters) * scale

export function balloon(x: number, y: number, r: number): string {
  return (
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.94)}" ry="${n(r * 1.06)}" fill="#ff6a2b"/>` +
    shape(
      `M${n(x - 6)} ${n(y + r * 1.06 + 8)}L${n(x)} ${n(y + r * 1.02)}L${n(x + 6)} ${n(y + r * 1.06 + 8)}Z`,
      '#c2410c',
    ) +
    `<ellipse cx="${n(x - r * 0.32)}" cy="${n(y - r * 0.4)}" rx="${n(r * 0.16)}" ry="${n(r * 0.26)}" fill="#fff" opacity=".6"/>`
  )
}

import { arrow, FOAM, INK, n, type Plate, reading, shape } from '../kit.ts'
import { depthLines, sea } from '../sea.ts'

/** Two liters at 20 meters; the radius grows with the cube root, like that of a real balloon. */
const LITERS = [
  { depth: 20, liters: 2 },
  { depth: 10, liters: 3 },
  { depth: 0, liters: 6 },
]
const radiusOf = (liters: number, scale: number) => Math.cbrt(liters) * scale

function balloon(x: number, y: number, r: number): string {
  return (
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.94)}" ry="${n(r * 1.06)}" fill="#ff6a2b"/>` +
    shape(
      `M${n(x - 6)} ${n(y + r * 1.06 + 8)}L${n(x)} ${n(y + r * 1.02)}L${n(x + 6)} ${n(y + r * 1.06 + 8)}Z`,
      '#c2410c',
    ) +
    `<ellipse cx="${n(x - r * 0.32)}" cy="${n(y - r * 0.4)}" rx="${n(r * 0.16)}" ry="${n(r * 0.26)}" fill="#fff" opacity=".6"/>`
  )
}

export const balloonOnTheWayUp: Plate = {
  wide: [760, 500],
  narrow: [400, 560],
  draw: (canvas, say) => {
    const top = canvas.isNarrow ? 120 : 110
    const per = (canvas.height - top - 90) / 20
    const yOf = (depth: number) => top + depth * per
    const x = canvas.isNarrow ? 116 : 300
    const scale = canvas.isNarrow ? 40 : 42
    return (
      sea(canvas, top) +
      depthLines(canvas, [10, 20], yOf) +
      LITERS.map(({ depth, liters }) => {
        const r = radiusOf(liters, scale)
        const y = depth ? yOf(depth) : yOf(0) - 18
        return (
          balloon(x, y, r) +
          reading(x + 110, y - (depth ? 11 : 26), say(`liters-${liters}`), say(`depth-${depth}`), {
            fill: depth > 5 ? FOAM : INK,
          })
        )
      }).join('') +
      arrow(x - 92, yOf(19), x - 92, yOf(3), FOAM, 5)
    )
  },
}

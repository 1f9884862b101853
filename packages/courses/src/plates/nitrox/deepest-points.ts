import { deepestPoint } from '../../drawings/physics/nitrox.ts'
import { barCentre, hangingBars } from '../graph.ts'
import { FOAM, type Plate, reading, text } from '../kit.ts'
import { sea } from '../sea.ts'

const MIXES = [
  { key: 'air', oxygen: 0.21 },
  { key: 'ean32', oxygen: 0.32 },
  { key: 'ean36', oxygen: 0.36 },
  { key: 'ean40', oxygen: 0.4 },
]

export const deepestPoints: Plate = {
  wide: [760, 520],
  narrow: [400, 520],
  draw: (canvas, say) => {
    const at = {
      left: canvas.isNarrow ? 20 : 90,
      right: canvas.width - (canvas.isNarrow ? 20 : 90),
      top: 70,
      gap: canvas.isNarrow ? 18 : 60,
      scale: 6.4,
    }
    const centre = barCentre(at.left, at.right, at.gap, MIXES.length)
    return (
      sea(canvas, at.top) +
      hangingBars(
        canvas,
        MIXES.map(({ oxygen, key }) => ({
          to: deepestPoint(oxygen),
          fill: key === 'air' ? '#fffdf6' : '#5fd39a',
        })),
        at,
      ) +
      MIXES.map(({ key, oxygen }, i) => {
        const end = at.top + deepestPoint(oxygen) * at.scale
        return (
          text(centre(i), 44, say(key), { size: canvas.isNarrow ? 16 : 20, weight: 720, anchor: 'middle' }) +
          reading(centre(i), end + 28, `${deepestPoint(oxygen)} m`, say(`${key}-feet`), {
            anchor: 'middle',
            fill: FOAM,
            size: canvas.isNarrow ? 18 : 22,
          })
        )
      }).join('')
    )
  },
}

import { barCentre, hangingBars } from '../graph.ts'
import { FOAM, INK, type Plate, reading } from '../kit.ts'
import { sea } from '../sea.ts'

const AIR = 2400
const PER_MINUTE = 20
const DEPTHS = [0, 10, 20, 30]
const minutesAt = (depth: number) => AIR / (PER_MINUTE * (1 + depth / 10))

export const airLasts: Plate = {
  wide: [760, 470],
  narrow: [400, 500],
  draw: (canvas, say) => {
    const at = {
      left: canvas.isNarrow ? 24 : 90,
      right: canvas.width - (canvas.isNarrow ? 24 : 90),
      top: 96,
      gap: canvas.isNarrow ? 22 : 70,
      scale: canvas.isNarrow ? 2.75 : 2.5,
    }
    const centre = barCentre(at.left, at.right, at.gap, DEPTHS.length)
    const bars = DEPTHS.map((depth) => ({ to: minutesAt(depth), fill: '#fffdf6' }))
    return (
      sea(canvas, 96) +
      hangingBars(canvas, bars, at) +
      DEPTHS.map((depth, i) => {
        const end = at.top + minutesAt(depth) * at.scale
        return (
          reading(centre(i), 46, say(`depth-${depth}`), say(`feet-${depth}`), {
            anchor: 'middle',
            size: canvas.isNarrow ? 18 : 22,
          }) +
          reading(centre(i), end - 40, String(minutesAt(depth)), say('minutes'), {
            anchor: 'middle',
            fill: INK,
            size: canvas.isNarrow ? 20 : 24,
          })
        )
      }).join('') +
      `<path d="M0 ${at.top}H${canvas.width}" stroke="${FOAM}" stroke-width="2" opacity=".7"/>`
    )
  },
}

import { barCentre, hangingBars } from '../graph.ts'
import { FOAM, type Plate, reading, text } from '../kit.ts'
import { sea } from '../sea.ts'

/** Minutes that conservative and liberal computers allow: not a table's numbers, only their common range. */
const TIMES = [
  { depth: 12, from: 110, to: 150 },
  { depth: 18, from: 45, to: 60 },
  { depth: 24, from: 25, to: 40 },
  { depth: 30, from: 15, to: 25 },
]

export const noStopTimes: Plate = {
  wide: [760, 500],
  narrow: [400, 520],
  draw: (canvas, say) => {
    const at = {
      left: canvas.isNarrow ? 24 : 90,
      right: canvas.width - (canvas.isNarrow ? 24 : 90),
      top: 96,
      gap: canvas.isNarrow ? 22 : 70,
      scale: 2.2,
    }
    const centre = barCentre(at.left, at.right, at.gap, TIMES.length)
    return (
      sea(canvas, 96) +
      hangingBars(
        canvas,
        TIMES.map(({ from, to }) => ({ from, to, fill: '#fffdf6' })),
        at,
      ) +
      TIMES.map(({ depth, from, to }, i) => {
        const end = at.top + to * at.scale
        return (
          reading(centre(i), 46, say(`depth-${depth}`), say(`feet-${depth}`), {
            anchor: 'middle',
            size: canvas.isNarrow ? 18 : 22,
          }) +
          text(centre(i), end + 30, `${from}–${to}`, {
            size: canvas.isNarrow ? 17 : 21,
            weight: 720,
            fill: FOAM,
            anchor: 'middle',
          }) +
          text(centre(i), end + 52, say('minutes'), { size: 15, fill: FOAM, anchor: 'middle' })
        )
      }).join('')
    )
  },
}

import { type Canvas, FOAM, n, type Plate, range, text } from '../kit.ts'
import { uprightDiver } from '../people.ts'
import { sea, surfaceOf } from '../sea.ts'

/** How far each diver's head is above the water, relative to a diver 180 high. */
const STATES = [
  { key: 'light', above: 46 },
  { key: 'right', above: 13 },
  { key: 'heavy', above: -34 },
]

function diverAt(canvas: Canvas, i: number, waterline: number): string {
  const { above } = STATES[i] as { above: number }
  const height = canvas.isNarrow ? 200 : 230
  const x = (canvas.width / 3) * (i + 0.5)
  return uprightDiver(x, waterline - (above / 180) * height, height)
}

export const weightCheck: Plate = {
  wide: [760, 470],
  narrow: [400, 440],
  draw: (canvas, say) => {
    const waterline = 110
    const veil = `<path d="${surfaceOf(canvas, waterline)}" fill="#4fc3ca" opacity=".28"/>`
    return (
      sea(canvas, waterline) +
      range(3)
        .map((i) => diverAt(canvas, i, waterline))
        .join('') +
      veil +
      STATES.map(({ key }, i) =>
        text((canvas.width / 3) * (i + 0.5), canvas.height - 40, say(key), {
          size: canvas.isNarrow ? 15 : 19,
          weight: 720,
          fill: FOAM,
          anchor: 'middle',
        }),
      ).join('') +
      `<path d="M0 ${n(waterline)}H${canvas.width}" stroke="#fff" stroke-width="1.5" stroke-dasharray="2 7" opacity=".8"/>`
    )
  },
}

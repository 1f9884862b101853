import { bubbles, diver } from '@fathom/look/drawings/sea-life.ts'
import { FOAM, NIGHT, n, type Plate, path, text } from '../kit.ts'
import { sea } from '../sea.ts'

const span = (x1: number, x2: number, y: number, words: string) =>
  path(`M${n(x1)} ${y - 8}v16M${n(x2)} ${y - 8}v16M${n(x1)} ${y}H${n(x2)}`, FOAM, 2) +
  text((x1 + x2) / 2, y + 28, words, { size: 16, weight: 720, fill: FOAM, anchor: 'middle' })

/** Ten meters fill the plate; a diver with fins is 2.2 meters long. */
export const buddyDistance: Plate = {
  wide: [760, 340],
  narrow: [400, 300],
  draw: (canvas, say) => {
    const meter = (canvas.width - (canvas.isNarrow ? 60 : 100)) / 13.4
    const scale = Number(n((2.2 * meter) / 95))
    const at = (meters: number) => (canvas.isNarrow ? 46 : 80) + meters * meter
    const y = 130
    return (
      sea(canvas, -20) +
      diver({ x: at(0), y, scale }, NIGHT, 0) +
      diver({ x: at(10), y: y - 14, scale }, NIGHT, 0) +
      diver({ x: at(12), y: y + 14, scale }, NIGHT, 0) +
      bubbles(at(10) + 40 * scale, y - 26, 5, 50, 2) +
      bubbles(at(12) + 40 * scale, y + 2, 5, 70, 6) +
      span(at(10), at(12), y + 70, say('near')) +
      span(at(0), at(10), y + 120, say('far'))
    )
  },
}

import { diver } from '@fathom/look/drawings/sea-life.ts'
import { arrow, BUOY, FOAM, INK, NIGHT, type Plate, reading } from '../kit.ts'
import { sea } from '../sea.ts'

const STATES = [
  { key: 'rises', lift: 104, weight: 64, shift: -34 },
  { key: 'hovers', lift: 84, weight: 84, shift: 0 },
  { key: 'sinks', lift: 64, weight: 104, shift: 34 },
]

export const liftAndWeight: Plate = {
  wide: [760, 420],
  narrow: [400, 720],
  draw: (canvas, say) =>
    sea(canvas, 40) +
    STATES.map(({ key, lift, weight, shift }, i) => {
      const x = canvas.isNarrow ? 118 : 140 + i * 240
      const y = canvas.isNarrow ? 152 + i * 220 : 190 + shift
      const isDark = canvas.isNarrow ? i > 0 : true
      const fill = isDark ? FOAM : INK
      const label = canvas.isNarrow ? [x + 110, y - 2, 'start'] : [x, 366, 'middle']
      return (
        diver({ x, y: y - 4, scale: 1.25 }, NIGHT, 0) +
        arrow(x + 4, y - 14, x + 4, y - 14 - lift * 0.8, FOAM, 6) +
        arrow(x + 4, y + 22, x + 4, y + 22 + weight * 0.8, BUOY, 6) +
        reading(label[0] as number, label[1] as number, say(key), say(`${key}-word`), {
          fill,
          anchor: label[2] as 'start' | 'middle',
        })
      )
    }).join(''),
}

import { diver } from '@fathom/look/drawings/sea-life.ts'
import { arrow, BUOY, NIGHT, text } from '../plates/kit.ts'
import type { Drawing } from './drawing.ts'
import { forcesOn, stateOf } from './physics/buoyancy.ts'
import { inkIn, type SeaScale, yIn } from './sea-scale.ts'
import { numbersOf } from './wording.ts'

export const DIVER_SEA: SeaScale = { top: 110, deepest: 30, below: 130 }

const TURNS = { rises: -14, hovers: 0, sinks: 14 }
const round = (value: number) => Math.round(value * 10) / 10

/** A diver with lead, air in the jacket and a suit. The arrows of lift and weight are to scale. */
export const buoyancy: Drawing<'lead' | 'air' | 'depth' | 'suit' | 'gas'> = {
  wide: [760, 500],
  narrow: [400, 520],
  controls: {
    lead: { min: 0, max: 14, step: 0.5, start: 6 },
    air: { min: 0, max: 20, step: 0.5, start: 0 },
    depth: { min: 0, max: 30, step: 1, start: 5 },
    suit: { min: 1, max: 9, step: 1, start: 6 },
    gas: { min: 50, max: 200, step: 10, start: 50 },
  },
  says: ['rises', 'hovers', 'sinks'],
  readings: ['lift', 'weight', 'lost', 'jacket'],
  results: (values) => {
    const { lift, weight, lost, jacket } = forcesOn(values)
    return { lift: round(lift), weight: round(weight), lost: round(lost), jacket: round(jacket) }
  },
  tell: (values) => {
    const { net, lost } = forcesOn(values)
    const key = stateOf(values)
    const numbers = { by: round(Math.abs(net)), lost: round(lost) }
    return { key, tone: key === 'hovers' ? 'ok' : 'warn', numbers }
  },
  draw: (canvas, values, say) => {
    const { lift, weight } = forcesOn(values)
    const { depth } = values
    const y = yIn(canvas, DIVER_SEA)(depth)
    const x = canvas.isNarrow ? 130 : 300
    const ink = inkIn(canvas, DIVER_SEA, depth)
    return (
      diver({ x, y, scale: 1.3 }, NIGHT, TURNS[stateOf(values)]) +
      arrow(x + 4, y - 14, x + 4, y - 16 - lift * 5, ink, 6) +
      arrow(x + 4, y + 22, x + 4, y + 24 + weight * 5, BUOY, 6) +
      text(x + 84, y - 24, say('lift.mark', numbersOf(round(lift))), { size: 18, weight: 720, fill: ink }) +
      text(x + 84, y + 40, say('weight.mark', numbersOf(round(weight))), { size: 18, weight: 720, fill: ink })
    )
  },
}

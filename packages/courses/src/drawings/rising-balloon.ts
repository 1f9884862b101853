import { balloon, radiusOf } from '../plates/balloon.ts'
import { reading } from '../plates/kit.ts'
import type { Drawing } from './drawing.ts'
import { barAt, volumeAt } from './physics/pressure.ts'
import { inkIn, type SeaScale, yIn } from './sea-scale.ts'
import { numbersOf } from './wording.ts'

export const BALLOON_SEA: SeaScale = { top: 120, deepest: 30, below: 80 }

/** A balloon that is filled at depth and taken up. `filled` is the depth at which it held `liters`. */
export const risingBalloon: Drawing<'depth' | 'filled' | 'liters'> = {
  wide: [760, 500],
  narrow: [400, 520],
  controls: {
    depth: { min: 0, max: 30, step: 1, start: 20 },
    filled: { min: 0, max: 30, step: 1, start: 20 },
    liters: { min: 1, max: 4, step: 1, start: 2 },
  },
  says: ['rests', 'grows', 'swells'],
  readings: ['pressure', 'volume', 'times'],
  results: ({ depth, filled, liters }) => ({
    pressure: barAt(depth),
    volume: volumeAt(depth, liters, filled),
    times: volumeAt(depth, 1, filled),
  }),
  tell: ({ depth, filled }) => {
    const times = Math.round(volumeAt(depth, 1, filled) * 100) / 100
    if (times >= 1.5) return { key: 'swells', tone: 'warn', numbers: { times } }
    return { key: times > 1 ? 'grows' : 'rests', tone: 'plain', numbers: { times } }
  },
  draw: (canvas, { depth, filled, liters }, say) => {
    const y = yIn(canvas, BALLOON_SEA)(depth) - (depth === 0 ? 18 : 0)
    const x = canvas.isNarrow ? 150 : 300
    const volume = volumeAt(depth, liters, filled)
    return (
      balloon(x, y, radiusOf(volume, canvas.isNarrow ? 34 : 38)) +
      reading(
        x + (canvas.isNarrow ? 96 : 120),
        y - 11,
        say('volume.value', numbersOf(volume)),
        say('pressure.value', numbersOf(barAt(depth))),
        { fill: inkIn(canvas, BALLOON_SEA, depth) },
      )
    )
  },
}

import { jar } from '../plates/jar.ts'
import { type Canvas, reading } from '../plates/kit.ts'
import type { Drawing } from './drawing.ts'
import { barAt, volumeAt } from './physics/pressure.ts'
import { inkIn, rope, type SeaScale, yIn } from './sea-scale.ts'
import { numbersOf } from './wording.ts'

export const BELL_SEA: SeaScale = { top: 80, deepest: 40, below: 110 }
const HEIGHT = 96

/** A bell of air on a rope: the water climbs inside as it goes down. */
export const pressureAndVolume: Drawing<'depth' | 'liters'> = {
  wide: [760, 500],
  narrow: [400, 520],
  controls: {
    depth: { min: 0, max: 40, step: 1, start: 0 },
    liters: { min: 1, max: 12, step: 1, start: 6 },
  },
  says: ['surface', 'deeper'],
  readings: ['pressure', 'volume', 'density'],
  results: ({ depth, liters }) => ({
    pressure: barAt(depth),
    volume: volumeAt(depth, liters),
    density: barAt(depth),
  }),
  tell: ({ depth, liters }) => ({
    key: depth === 0 ? 'surface' : 'deeper',
    tone: 'plain',
    numbers: { pressure: barAt(depth), volume: Math.round(volumeAt(depth, liters) * 100) / 100, liters },
  }),
  draw: (canvas: Canvas, { depth, liters }, say) => {
    const y = yIn(canvas, BELL_SEA)(depth)
    const x = canvas.isNarrow ? 104 : 250
    const top = y - (depth === 0 ? 20 : 0)
    return (
      rope(x + 48, BELL_SEA.top, top) +
      jar(`${canvas.id}-bell`, x, top, 96, HEIGHT, depth) +
      reading(
        x + 116,
        top + 44,
        say('pressure.value', numbersOf(barAt(depth))),
        say('volume.value', numbersOf(volumeAt(depth, liters))),
        { fill: inkIn(canvas, BELL_SEA, depth + 4) },
      )
    )
  },
}

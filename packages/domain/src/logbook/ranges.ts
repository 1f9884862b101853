import type { Conditions, DepthTime, Equipment } from './dive-log.ts'
import type { Range } from './problem.ts'

type NumbersOf<T> = { [K in keyof T as T[K] extends number | null ? K : never]: Range }

const percent = (lowest: number): Range => ({ lowest, highest: 100 })
const water: Range = { lowest: -2, highest: 45, quantity: 'temperature' }
const pressure: Range = { lowest: 0, highest: 350, quantity: 'pressure' }

/** Valid ranges. Nobody has made a dive or filled a cylinder beyond them. */
export const RANGES: {
  depthTime: NumbersOf<DepthTime>
  conditions: NumbersOf<Conditions>
  equipment: NumbersOf<Equipment>
} = {
  depthTime: {
    bottomTime: { lowest: 1, highest: 24 * 60 },
    maxDepth: { lowest: 0.1, highest: 350, quantity: 'depth' },
  },
  conditions: {
    airTemp: { lowest: -60, highest: 60, quantity: 'temperature' },
    surfaceWaterTemp: water,
    bottomWaterTemp: water,
    visibilityDistance: { lowest: 0, highest: 150, quantity: 'distance' },
  },
  equipment: {
    weight: { lowest: 0, highest: 60, quantity: 'weight' },
    cylinderSize: { lowest: 0.5, highest: 60, quantity: 'volume' },
    oxygen: percent(1),
    nitrogen: percent(0),
    helium: percent(0),
    startingPressure: pressure,
    endingPressure: pressure,
  },
}

export const isWithin = (value: number, { lowest, highest }: Range) =>
  Number.isFinite(value) && value >= lowest && value <= highest

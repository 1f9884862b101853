import type { UnitSystem } from '../units/unit-system.ts'
import { type AscentPace, ascentPaceOf, fastestAscent } from './ascent.ts'
import type { DiveProfile } from './dive-profile.ts'
import { type CylinderFacts, type GasUse, gasUseOf } from './gas-use.ts'
import { type GasLimit, gasLimits, type OxygenExposure, oxygenExposure } from './oxygen.ts'
import { depthsUnderWater, pointsOf, reader } from './samples.ts'

/** What the samples say about a dive. What they don't say is undefined. */
export type ProfileFigures = {
  /** Meters. */
  averageDepth?: number | undefined
  /** Meters a minute, and seconds since the start. */
  fastestAscent?: { rate: number; time: number; pace: AscentPace } | undefined
  gasUse: readonly GasUse[]
  oxygen?: OxygenExposure | undefined
  gases: readonly GasLimit[]
  /** Seconds; 0 for a dive with decompression. */
  shortestNoStop?: number | undefined
  ceiling?: Ceiling | undefined
  /** °C. */
  temperature?: { lowest: number; highest: number } | undefined
}

type Ceiling = {
  /** Meters. */
  deepest: number
  /** How long the diver was above it. */
  secondsAbove: number
}

export function profileFigures(
  profile: DiveProfile,
  cylinders: readonly CylinderFacts[],
  unit: UnitSystem,
): ProfileFigures {
  const ascent = fastestAscent(profile)
  return {
    averageDepth: averageDepth(profile),
    fastestAscent: ascent && { ...ascent, pace: ascentPaceOf(ascent.rate, unit) },
    gasUse: gasUseOf(profile, cylinders),
    oxygen: oxygenExposure(profile),
    gases: gasLimits(profile),
    shortestNoStop: shortestNoStop(profile),
    ceiling: ceilingOf(profile),
    temperature: temperatureRange(profile),
  }
}

/** Each depth counts for as long as the diver was there. */
function averageDepth(profile: DiveProfile): number | undefined {
  const points = depthsUnderWater(profile)
  let [sum, seconds] = [0, 0]
  for (const [at, after] of points.entries()) {
    const before = points[at - 1]
    if (!before) continue
    const lasts = after.time - before.time
    sum += ((before.value + after.value) / 2) * lasts
    seconds += lasts
  }
  return seconds > 0 ? sum / seconds : undefined
}

/** Before and after the dive computers say 0 or nothing. */
const DIVING_METERS = 1.5

function shortestNoStop({ time, columns }: DiveProfile): number | undefined {
  const depthAt = reader(pointsOf(time, columns.depth))
  const times = pointsOf(time, columns.noStopTime).filter((each) => (depthAt(each.time) ?? 0) > DIVING_METERS)
  return times.length > 0 ? times.reduce((least, { value }) => Math.min(least, value), Infinity) : undefined
}

/** Waves and the length of an arm. */
const CEILING_TOLERANCE = 0.5

/** Undefined for a dive without a ceiling. */
function ceilingOf({ time, columns }: DiveProfile): Ceiling | undefined {
  const ceilings = pointsOf(time, columns.ceiling)
  const deepest = ceilings.reduce((most, { value }) => Math.max(most, value), 0)
  if (deepest === 0) return undefined
  const depthAt = reader(pointsOf(time, columns.depth))
  let secondsAbove = 0
  for (const [at, { time: from, value }] of ceilings.entries()) {
    const depth = depthAt(from)
    const isAbove = value > 0 && depth !== undefined && depth < value - CEILING_TOLERANCE
    if (isAbove) secondsAbove += (ceilings[at + 1]?.time ?? from) - from
  }
  return { deepest, secondsAbove }
}

function temperatureRange({ time, columns }: DiveProfile): ProfileFigures['temperature'] {
  const values = pointsOf(time, columns.temperature).map(({ value }) => value)
  const [first] = values
  if (first === undefined) return undefined
  const within = { lowest: first, highest: first }
  for (const value of values) {
    within.lowest = Math.min(within.lowest, value)
    within.highest = Math.max(within.highest, value)
  }
  return within
}

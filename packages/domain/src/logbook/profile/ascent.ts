import { shown } from '../units/quantity.ts'
import type { UnitSystem } from '../units/unit-system.ts'
import type { DiveProfile, Series } from './dive-profile.ts'
import { type Point, pointsOf, reader } from './samples.ts'

/** Meters a minute. Agencies teach 9, older tables 18; computers warn somewhere between. */
export const ASCENT_LIMITS = { calm: 9, brisk: 12 } as const

export type AscentPace = keyof typeof ASCENT_LIMITS | 'fast'

/** By the numbers that are shown: a rate that reads like a limit doesn't exceed it. */
export function ascentPaceOf(rate: number, unit: UnitSystem): AscentPace {
  const read = (value: number) => shown('ascentRate', unit, value)
  if (read(rate) <= read(ASCENT_LIMITS.calm)) return 'calm'
  return read(rate) <= read(ASCENT_LIMITS.brisk) ? 'brisk' : 'fast'
}

/**
 * A sensor reads in steps of 10 cm, which is 6 m/min from one second to the next, and an arm goes up and down. So a
 * rate is the one over this many seconds.
 */
const WINDOW_SECONDS = 20

/**
 * How fast the diver ascends on the way to each sample, in meters a minute; negative on the way down, null where the
 * depth is unknown.
 */
export function ascentRates({ time, columns }: DiveProfile): Series {
  const points = pointsOf(time, columns.depth)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return time.map(() => null)
  const rateBetween = rateReader(points, first.time, last.time)
  let before: number | undefined
  return time.map((seconds, at) => {
    if (columns.depth?.[at] === null || columns.depth?.[at] === undefined) return null
    const rate = before === undefined ? null : rateBetween(before, seconds)
    before = seconds
    return rate
  })
}

function rateReader(points: readonly Point[], start: number, end: number) {
  const depthFrom = reader(points)
  const depthTo = reader(points)
  return (from: number, to: number): number | null => {
    const more = Math.max(0, WINDOW_SECONDS - (to - from)) / 2
    const begin = Math.max(start, from - more)
    const finish = Math.min(end, to + more)
    const deeper = depthFrom(begin)
    const higher = depthTo(finish)
    if (deeper === undefined || higher === undefined || finish === begin) return null
    return ((deeper - higher) / (finish - begin)) * 60
  }
}

/** The fastest ascent of the dive, and when; undefined if the diver never ascends. */
export function fastestAscent(profile: DiveProfile): { rate: number; time: number } | undefined {
  const rates = pointsOf(profile.time, ascentRates(profile))
  let fastest: Point | undefined
  for (const each of rates) if (each.value > (fastest?.value ?? 0)) fastest = each
  return fastest && { rate: fastest.value, time: fastest.time }
}

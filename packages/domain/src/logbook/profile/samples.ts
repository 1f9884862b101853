import type { DiveProfile, Series } from './dive-profile.ts'

/** A value that a computer measured, and when: seconds since the start. */
export type Point = { time: number; value: number }

/** The measured values of a series, without the times at which the computer said nothing. */
export function pointsOf(time: readonly number[], series: Series | undefined): Point[] {
  if (!series) return []
  return time.flatMap((seconds, at) => {
    const value = series[at]
    return value === null || value === undefined ? [] : [{ time: seconds, value }]
  })
}

/**
 * Reads a series at any time, on the straight line between two measured values; before the first and after the last
 * it's undefined. Fast for times that ascend.
 */
export function reader(points: readonly Point[]): (time: number) => number | undefined {
  let at = 0
  return (time) => {
    if (time < (points[at]?.time ?? 0)) at = 0
    while (at + 1 < points.length && (points[at + 1]?.time ?? 0) <= time) at += 1
    const before = points[at]
    const after = points[at + 1]
    if (!before || time < before.time) return undefined
    if (time === before.time) return before.value
    if (!after) return undefined
    return before.value + ((after.value - before.value) * (time - before.time)) / (after.time - before.time)
  }
}

/** A computer counts as under water below this depth. */
const SURFACE_METERS = 0.5

/** The depths from leaving the surface to reaching it for the last time. */
export function depthsUnderWater({ time, columns }: DiveProfile): Point[] {
  const points = pointsOf(time, columns.depth)
  const isBelow = ({ value }: Point) => value > SURFACE_METERS
  const first = points.findIndex(isBelow)
  if (first === -1) return []
  return points.slice(Math.max(0, first - 1), points.findLastIndex(isBelow) + 2)
}

import type { DiveLog } from '../log/dive-log.ts'
import { gasUsedOf } from '../log/gas-used.ts'
import type { UnitSystem } from '../units/unit-system.ts'

/** Liters of gas per minute at the surface. */
export type AirUse = { rate: number; isEstimated: boolean }

const METERS_A_BAR = 10
/** A dive without an average depth is assumed to have been at this share of its maximum depth. */
export const ASSUMED_AVERAGE = 0.6
/** Nobody breathes less or more: a wrong pressure or size would spoil the average. */
const LEAST = 2
const MOST = 100

/** How much gas the diver used, of all cylinders; undefined if the dive doesn't say enough. */
export function airUseOf({ depthTime, equipment }: DiveLog): AirUse | undefined {
  const { bottomTime, maxDepth } = depthTime
  // A log that an earlier version stored on a device has no such field.
  const average = depthTime.averageDepth ?? null
  const depth = average ?? (maxDepth === null ? null : maxDepth * ASSUMED_AVERAGE)
  const { liters: used } = gasUsedOf(equipment)
  if (!bottomTime || depth === null || used === undefined) return undefined
  const rate = used / bottomTime / (1 + depth / METERS_A_BAR)
  return rate >= LEAST && rate <= MOST ? { rate, isEstimated: average === null } : undefined
}

const LITERS_A_CUBIC_FOOT = 28.316846592

/** In the diver's unit, with the decimals that mean something. */
export const airUseIn = (unit: UnitSystem, rate: number) =>
  unit === 'Metric'
    ? ({ value: rate, symbol: 'L/min', decimals: 1 } as const)
    : ({ value: rate / LITERS_A_CUBIC_FOOT, symbol: 'cu ft/min', decimals: 2 } as const)

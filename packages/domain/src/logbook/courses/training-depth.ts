import { siOf } from '../units/quantity.ts'
import type { UnitSystem } from '../units/unit-system.ts'

/** CO-03: a training log warns beyond this depth, in the unit of the entry. It never refuses. */
const TRAINING_DEPTH: Record<UnitSystem, number> = { Metric: 18, Imperial: 60 }

export const trainingDepthLimit = (system: UnitSystem): number => TRAINING_DEPTH[system]

export function isBeyondTrainingDepth(maxDepth: number | null, system: UnitSystem): boolean {
  return maxDepth !== null && maxDepth > siOf('depth', system, TRAINING_DEPTH[system])
}

import { cylinderOf } from './cylinders.ts'
import type { DiveLog } from './dive-log.ts'

/** How much was breathed from each cylinder, by its place; of those whose pressures say nothing, none. */
export type GasUsed = {
  cylinders: readonly { cylinder: number; bar: number }[]
  /** Of all together; undefined if the size of one of them is unknown. */
  liters: number | undefined
}

export function gasUsedOf(equipment: DiveLog['equipment']): GasUsed {
  // A log that an earlier version stored on a device has no further cylinders.
  const all = [cylinderOf(equipment), ...(equipment.moreCylinders ?? [])]
  const used = all.flatMap(({ startingPressure: start, endingPressure: end, cylinderSize }, cylinder) =>
    start === null || end === null ? [] : [{ cylinder, bar: start - end, size: cylinderSize }],
  )
  const isKnown = used.length > 0 && used.every(({ size }) => size !== null)
  return {
    cylinders: used.filter(({ bar }) => bar > 0).map(({ cylinder, bar }) => ({ cylinder, bar })),
    liters: isKnown ? used.reduce((sum, { bar, size }) => sum + bar * (size ?? 0), 0) : undefined,
  }
}

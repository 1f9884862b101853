import { type Quantity, shown, siOf } from '../units/quantity.ts'
import type { UnitSystem } from '../units/unit-system.ts'

/** Readable steps, in any unit. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]
const SECONDS = [5, 10, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400]

const stepFor = (steps: readonly number[], length: number, most: number) =>
  steps.find((step) => length / step <= most) ?? steps.at(-1) ?? length

const multiples = (step: number, from: number, to: number) => {
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => (first + at) * step)
}

/** Round values in the diver's unit, as stored values. */
export function quantityTicks(
  quantity: Quantity,
  unit: UnitSystem,
  [least, greatest]: readonly [number, number],
  most: number,
): number[] {
  const from = shown(quantity, unit, least)
  const to = shown(quantity, unit, greatest)
  return multiples(stepFor(STEPS, to - from, most), from, to)
    .map((value) => siOf(quantity, unit, value))
    .filter((si) => si >= least && si <= greatest)
}

/** Round times in seconds. */
export const timeTicks = (from: number, to: number, most: number): number[] =>
  multiples(stepFor(SECONDS, to - from, most), from, to)

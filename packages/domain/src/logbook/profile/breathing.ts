import type { DiveProfile } from './dive-profile.ts'
import { depthsUnderWater, type Point, pointsOf, reader } from './samples.ts'

/** Ten meters of sea water equal one bar, and so does the air above. */
export const ambientPressure = (depth: number): number => 1 + depth / 10

/** A short part of a dive, breathed from one cylinder, between two depths. */
export type Stretch = { from: number; to: number; depthFrom: number; depthTo: number; cylinder: number }

/** Programs list the cylinder that a dive begins with first, and some name only the changes after it. */
const FIRST_CYLINDER = 0

/** A first change right at the start is the cylinder that the dive begins with. */
const START_SECONDS = 60

/** The cylinder that the diver breathes from at a time. Fast for times that ascend. */
export function cylinderReader({ switches }: Pick<DiveProfile, 'switches'>): (time: number) => number {
  const [first] = switches
  const atStart = first && first.time <= START_SECONDS ? first.cylinder : FIRST_CYLINDER
  let at = -1
  return (time) => {
    if (time < (switches[at]?.time ?? 0)) at = -1
    while (time >= (switches[at + 1]?.time ?? Number.POSITIVE_INFINITY)) at += 1
    return switches[at]?.cylinder ?? atStart
  }
}

/** The dive under water in parts, cut at each sample and at each change of gas. */
export function stretchesOf(profile: DiveProfile): Stretch[] {
  const depths = depthsUnderWater(profile)
  const stretches: Stretch[] = []
  const points = withSwitches(depths, profile)
  const cylinderAt = cylinderReader(profile)
  for (const [at, after] of points.entries()) {
    const before = points[at - 1]
    if (!before || after.time <= before.time) continue
    const cylinder = cylinderAt(before.time)
    stretches.push({
      from: before.time,
      to: after.time,
      depthFrom: before.value,
      depthTo: after.value,
      cylinder,
    })
  }
  return stretches
}

function withSwitches(depths: readonly Point[], { switches }: DiveProfile): readonly Point[] {
  const depthAt = reader(depths)
  const sampled = new Set(depths.map(({ time }) => time))
  const added = switches.flatMap(({ time }) => {
    const value = sampled.has(time) ? undefined : depthAt(time)
    return value === undefined ? [] : [{ time, value }]
  })
  if (added.length === 0) return depths
  return [...depths, ...added].toSorted((one, other) => one.time - other.time)
}

/** How far the measured oxygen may be from the one in the cylinder, in bar, before it's another gas. */
const SAME_OXYGEN = 0.15

/** A rebreather: its oxygen isn't the one in the cylinder. */
export function isRebreather(profile: DiveProfile): boolean {
  const measured = reader(pointsOf(profile.time, profile.columns.oxygenPressure))
  let known = 0
  let other = 0
  for (const { from, depthFrom, cylinder } of stretchesOf(profile)) {
    const oxygen = profile.gases[cylinder]?.oxygen
    const pressure = measured(from)
    if (oxygen === undefined || pressure === undefined) continue
    known += 1
    if (Math.abs(pressure - oxygen * ambientPressure(depthFrom)) > SAME_OXYGEN) other += 1
  }
  return other > known / 2
}

import type { DiveProfile } from './dive-profile.ts'

const POINTS = 48

/**
 * The profile as a small picture: depths in decimeters at equal steps of time, the deepest of each step, so that the
 * picture is as deep as the dive. Undefined without depths.
 */
export function profileSketch({ time, columns }: DiveProfile): number[] | undefined {
  const end = time.at(-1)
  const { depth } = columns
  if (!depth || !end) return undefined
  const sketch = new Array<number | undefined>(POINTS).fill(undefined)
  for (const [at, seconds] of time.entries()) {
    const meters = depth[at]
    if (meters === null || meters === undefined) continue
    const step = Math.min(POINTS - 1, Math.floor((seconds / end) * POINTS))
    sketch[step] = Math.max(sketch[step] ?? 0, Math.round(meters * 10))
  }
  return sketch.some((value) => value !== undefined) ? filledIn(sketch) : undefined
}

/** A step without a sample lies on the line between its neighbors. */
function filledIn(sketch: readonly (number | undefined)[]): number[] {
  const known = [...sketch.entries()].flatMap(([at, value]) => (value === undefined ? [] : [{ at, value }]))
  return sketch.map((value, at) => {
    if (value !== undefined) return value
    const before = known.findLast((each) => each.at < at) ?? { at: -1, value: 0 }
    const after = known.find((each) => each.at > at) ?? { at: sketch.length, value: 0 }
    const part = (at - before.at) / (after.at - before.at)
    return Math.round(before.value + (after.value - before.value) * part)
  })
}

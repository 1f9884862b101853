import type { DiveLogContent } from '@fathom/domain/logbook'
import { differs, type FieldPath, GROUPS, valueAt, withValue } from '../state/fields.ts'

export type Merge = {
  /** Theirs with my changes; mine where both changed. */
  mine: DiveLogContent
  /** Theirs with my changes; theirs where both changed. */
  theirs: DiveLogContent
  /** Fields that both changed to different values, so the diver chooses. */
  conflicts: readonly FieldPath[]
}

/** Merges two tabs that started from `base`: a change made by only one of them is taken over. */
export function merge(base: DiveLogContent, mine: DiveLogContent, theirs: DiveLogContent): Merge {
  let own = theirs
  let foreign = theirs
  const conflicts: FieldPath[] = []
  for (const group of GROUPS) {
    const some = (one: DiveLogContent, other: DiveLogContent) =>
      group.some((path) => differs(one, other, path))
    if (!some(base, mine) || !some(mine, theirs)) continue
    own = taken(own, mine, group)
    if (!some(base, theirs)) foreign = taken(foreign, mine, group)
    else conflicts.push(...group.filter((path) => differs(mine, theirs, path)))
  }
  // The time zone comes from the device, so there is nothing to choose.
  return { mine: own, theirs: foreign, conflicts: conflicts.filter((path) => path !== 'dive.timeZone') }
}

const taken = (into: DiveLogContent, from: DiveLogContent, group: readonly FieldPath[]) =>
  group.reduce((content, path) => withValue(content, path, valueAt(from, path)), into)

import type { DiveLogContent } from '@fathom/domain/logbook'
import { differs, type FieldPath, GROUPS, valueAt, withValue } from '../state/fields.ts'

export type Merge = {
  /** Theirs, with everything that only I changed, and mine where both changed. */
  mine: DiveLogContent
  /** The same, with theirs where both changed. */
  theirs: DiveLogContent
  /** Where both changed, to something else: the diver chooses. */
  conflicts: readonly FieldPath[]
}

/** Two tabs began with `base`: what one alone changed is taken over from either. */
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
  // The zone is the device's own and nothing to choose.
  return { mine: own, theirs: foreign, conflicts: conflicts.filter((path) => path !== 'dive.timeZone') }
}

const taken = (into: DiveLogContent, from: DiveLogContent, group: readonly FieldPath[]) =>
  group.reduce((content, path) => withValue(content, path, valueAt(from, path)), into)

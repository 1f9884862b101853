import { type DiveField, type DiveLogContent, isShownField, valueAt, withValue } from '@fathom/domain/logbook'
import { differs, GROUPS } from '../state/fields.ts'

/** Merges two tabs that started from `base`: a change made by only one of them is taken over. */
export function merge(base: DiveLogContent, mine: DiveLogContent, theirs: DiveLogContent) {
  let own = theirs
  let foreign = theirs
  const conflicts: DiveField[] = []
  for (const group of GROUPS) {
    const some = (one: DiveLogContent, other: DiveLogContent) =>
      group.some((field) => differs(one, other, field))
    if (!some(base, mine) || !some(mine, theirs)) continue
    own = taken(own, mine, group)
    if (!some(base, theirs)) foreign = taken(foreign, mine, group)
    else conflicts.push(...group.filter((field) => differs(mine, theirs, field)))
  }
  // The form sets technical fields itself, so there is nothing to choose.
  return { mine: own, theirs: foreign, conflicts: conflicts.filter(isShownField) }
}

const taken = (into: DiveLogContent, from: DiveLogContent, group: readonly DiveField[]) =>
  group.reduce((content, field) => withValue(content, field, valueAt(from, field)), into)

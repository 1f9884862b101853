import {
  contentOf,
  type DiveField,
  type DiveLog,
  type DiveLogContent,
  EMPTY_LOG,
  isShownField,
  valueAt,
  withValue,
} from '@fathom/domain/logbook'
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

/** BO-04: takes these fields, and those that only make sense with them, from the other version. */
export const withFieldsOf =
  (theirs: DiveLogContent, fields: ReadonlySet<string>) =>
  (content: DiveLogContent): DiveLogContent =>
    GROUPS.filter((group) => group.some((field) => fields.has(field))).reduce(
      (now, group) => taken(now, theirs, group),
      content,
    )

/** The fields that are chosen together with this one. */
export const groupOf = (field: string): readonly string[] =>
  GROUPS.find((group) => group.some((each) => each === field)) ?? [field]

/**
 * BO-04: what to merge from if this device created the log and never got the answer. The first version is what it
 * sent. Later ones were changed elsewhere, and nobody knows here in which fields, so each difference asks.
 */
export const unknownBase = (theirs: DiveLog): DiveLogContent =>
  theirs.version <= 1 ? contentOf(theirs) : EMPTY_LOG

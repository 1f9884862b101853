import {
  type FieldName,
  type Fields,
  PART_NAMES,
  PARTS,
  type Part,
  type Stored,
  type StoredPart,
  withPart,
} from './fields.ts'

/** The changes and their base: a save sends the versions of `base`. */
export type Draft = { base: Stored; changes: Partial<Fields> }

export const fieldsOf = ({ base, changes }: Draft): Fields => ({ ...base.fields, ...changes })

/** The first change starts a draft; a draft that equals its base is dropped. */
export function changed(
  stored: Stored,
  draft: Draft | undefined,
  change: Partial<Fields>,
): Draft | undefined {
  const { base, changes } = draft ?? { base: stored, changes: {} }
  return draftOver(base, { ...changes, ...change })
}

/** Whether a draft was fully saved while its page reloaded, so nothing is pending. */
export const isSaved = (stored: Stored, { changes }: Draft): boolean =>
  draftOver(stored, changes) === undefined

export const changedFields = ({ changes }: Draft): FieldName[] => Object.keys(changes) as FieldName[]

export const changedParts = ({ changes }: Draft): Part[] =>
  PART_NAMES.filter((part) => PARTS[part].some((name) => name in changes))

/** One part is saved, or discarded for what was saved elsewhere; the others stay pending. */
export function settled(draft: Draft, part: Part, stored: StoredPart): Draft | undefined {
  const others = Object.entries(draft.changes).filter(([name]) => !isOf(part, name))
  return draftOver(withPart(draft.base, part, stored), Object.fromEntries(others))
}

/**
 * Applies the changes of one part to what was saved elsewhere. A name doesn't depend on the birth date, so
 * fields that only the other tab changed are taken over; an address is one unit and stays whole.
 */
export function rebased(draft: Draft, part: Part, theirs: StoredPart): Draft | undefined {
  const mine = part === 'address' ? fieldsOf(draft) : draft.changes
  const own = Object.entries(mine).filter(([name]) => isOf(part, name))
  return draftOver(withPart(draft.base, part, theirs), { ...draft.changes, ...Object.fromEntries(own) })
}

/** The fields of a part in which both versions differ. */
export const differences = (draft: Draft, part: Part, theirs: StoredPart): FieldName[] => {
  const next = rebased(draft, part, theirs)
  return PARTS[part].filter((name) => next && name in next.changes)
}

const isOf = (part: Part, name: string) => PARTS[part].some((each) => each === name)

function draftOver(base: Stored, edited: Partial<Fields>): Draft | undefined {
  const changes = Object.entries(edited).filter(([name, value]) => base.fields[name as FieldName] !== value)
  return changes.length === 0 ? undefined : { base, changes: Object.fromEntries(changes) }
}

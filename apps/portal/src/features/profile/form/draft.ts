import {
  type FieldName,
  type Fields,
  type Stored,
  type StoredPart,
  PART_NAMES,
  PARTS,
  type Part,
  withPart,
} from './fields.ts'

/** What was changed, and what it was changed from: a save names the versions of `base`. */
export type Draft = { base: Stored; changes: Partial<Fields> }

export const fieldsOf = ({ base, changes }: Draft): Fields => ({ ...base.fields, ...changes })

/** The first change begins a draft; a draft that is back where it began is none. */
export function changed(kept: Stored, draft: Draft | undefined, change: Partial<Fields>): Draft | undefined {
  const { base, changes } = draft ?? { base: kept, changes: {} }
  return draftOver(base, { ...changes, ...change })
}

/** A draft all of which was saved while its page went: it waits for nothing any more. */
export const isSaved = (kept: Stored, { changes }: Draft): boolean => draftOver(kept, changes) === undefined

export const changedFields = ({ changes }: Draft): FieldName[] => Object.keys(changes) as FieldName[]

export const changedParts = ({ changes }: Draft): Part[] =>
  PART_NAMES.filter((part) => PARTS[part].some((name) => name in changes))

/** One part is saved, or given up for what was saved elsewhere; the others wait. */
export function settled(draft: Draft, part: Part, kept: StoredPart): Draft | undefined {
  const others = Object.entries(draft.changes).filter(([name]) => !isOf(part, name))
  return draftOver(withPart(draft.base, part, kept), Object.fromEntries(others))
}

/**
 * The changes of one part on top of what was saved elsewhere. A name does not depend on the birth date, so what only
 * the other one changed is taken over; an address is one thing and stays whole.
 */
export function rebased(draft: Draft, part: Part, theirs: StoredPart): Draft | undefined {
  const mine = part === 'address' ? fieldsOf(draft) : draft.changes
  const own = Object.entries(mine).filter(([name]) => isOf(part, name))
  return draftOver(withPart(draft.base, part, theirs), { ...draft.changes, ...Object.fromEntries(own) })
}

/** The fields of a part in which the two would differ. */
export const differences = (draft: Draft, part: Part, theirs: StoredPart): FieldName[] => {
  const next = rebased(draft, part, theirs)
  return PARTS[part].filter((name) => next && name in next.changes)
}

const isOf = (part: Part, name: string) => PARTS[part].some((each) => each === name)

function draftOver(base: Stored, wished: Partial<Fields>): Draft | undefined {
  const changes = Object.entries(wished).filter(([name, value]) => base.fields[name as FieldName] !== value)
  return changes.length === 0 ? undefined : { base, changes: Object.fromEntries(changes) }
}

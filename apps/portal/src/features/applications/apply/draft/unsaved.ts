import { FIELD_NAMES, type FieldName, type Fields, isSame } from './fields.ts'

/** Changes that the server doesn't have yet, and the values they are based on. */
export type Unsaved = { wish: Partial<Fields>; base: Partial<Fields> }

export const NOTHING: Unsaved = { wish: {}, base: {} }

export const namesIn = ({ wish }: Pick<Unsaved, 'wish'>): FieldName[] =>
  FIELD_NAMES.filter((name) => wish[name] !== undefined)

const pick = (from: Partial<Fields>, names: readonly FieldName[]): Partial<Fields> =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))

export function changed({ wish, base }: Unsaved, kept: Fields, change: Partial<Fields>): Unsaved {
  const next = { wish: { ...wish, ...change }, base: { ...pick(kept, namesIn({ wish: change })), ...base } }
  return without(
    next,
    namesIn(next).filter(
      (name) => isSame(next.wish[name], next.base[name]) && isSame(kept[name], next.base[name]),
    ),
  )
}

export function without({ wish, base }: Unsaved, names: readonly FieldName[]): Unsaved {
  const left = namesIn({ wish }).filter((name) => !names.includes(name))
  return { wish: pick(wish, left), base: pick(base, left) }
}

/** Merges the changes of two visits; undefined if they changed the same field differently. */
export function joined(one: Unsaved, other: Unsaved): Unsaved | undefined {
  const { wish } = one
  const isMeeting = namesIn(other).some((name) => name in wish && !isSame(wish[name], other.wish[name]))
  if (isMeeting) return undefined
  return { wish: { ...other.wish, ...wish }, base: { ...other.base, ...one.base } }
}

/** Removes what was sent; what was typed since is now based on it. */
export function settled(unsaved: Unsaved, sent: Partial<Fields>): Unsaved {
  const done = namesIn({ wish: sent }).filter((name) => isSame(unsaved.wish[name], sent[name]))
  const left = without(unsaved, done)
  return rebased(left, sent, namesIn({ wish: sent }))
}

/** Rebases these changes on what the other device saved. */
export function rebased(
  { wish, base }: Unsaved,
  theirs: Partial<Fields>,
  names: readonly FieldName[],
): Unsaved {
  const still = names.filter((name) => wish[name] !== undefined)
  return { wish, base: { ...base, ...pick(theirs, still) } }
}

/** Fields where another device saved a different value meanwhile, so the person chooses. */
export const clashesWith = ({ wish, base }: Unsaved, theirs: Fields): FieldName[] =>
  namesIn({ wish }).filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], wish[name]))

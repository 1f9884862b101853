import { FIELD_NAMES, type FieldName, type Fields, isSame } from './fields.ts'

/** What the server does not have yet, and what each change began with. */
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

/** What two visits typed, where they do not meet in one field with different words; else undefined. */
export function joined(one: Unsaved, other: Unsaved): Unsaved | undefined {
  const { wish } = one
  const isMeeting = namesIn(other).some((name) => name in wish && !isSame(wish[name], other.wish[name]))
  if (isMeeting) return undefined
  return { wish: { ...other.wish, ...wish }, base: { ...other.base, ...one.base } }
}

/** What was sent is kept now; what was typed since begins with it. */
export function settled(unsaved: Unsaved, sent: Partial<Fields>): Unsaved {
  const done = namesIn({ wish: sent }).filter((name) => isSame(unsaved.wish[name], sent[name]))
  const left = without(unsaved, done)
  return rebased(left, sent, namesIn({ wish: sent }))
}

/** From now on these changes begin with what the other device kept. */
export function rebased(
  { wish, base }: Unsaved,
  theirs: Partial<Fields>,
  names: readonly FieldName[],
): Unsaved {
  const still = names.filter((name) => wish[name] !== undefined)
  return { wish, base: { ...base, ...pick(theirs, still) } }
}

/** Where another device kept something else meanwhile: the person chooses. */
export const clashesWith = ({ wish, base }: Unsaved, theirs: Fields): FieldName[] =>
  namesIn({ wish }).filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], wish[name]))

import type { Answers } from '@fathom/domain/forms'
import { isSamePlace } from '../place/place-in.ts'
import type { DraftBase, DraftLayout } from './draft-state.ts'

export function isSame(one: Answers, other: Answers): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...ids].every((id) => one[id] === other[id])
}

/** Whether some of the values are not on the server yet. */
export const isDirty = (base: DraftBase, { answers, place, filledFor }: DraftLayout & { answers: Answers }) =>
  !isSame(base.answers, answers) || !isSamePlace(base.place, place) || base.filledFor !== filledFor

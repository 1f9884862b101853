import type { DraftWire, FormToFillWire } from '@fathom/contract/forms'
import type { Answers } from '@fathom/domain/forms'
import { baseOf, type DraftBase, type DraftLayout } from '../draft/draft-state.ts'
import { type FoundForm, isUnsent } from '../draft/stored-form.ts'

/** What the form begins with. */
export type OpenedForm = DraftLayout & {
  base: DraftBase
  answers: Answers
  /** Answers to a version that is no longer used were left behind. */
  isStartedAnew: boolean
  /** Where on the device it was taken from. */
  from: readonly string[]
}

/**
 * What was answered here and did not get through goes before what the server has: the save finds out whether the two
 * meet. An answer to another version of the form may mean something else here, and is not taken over.
 */
export function openedForm(
  { definition }: FormToFillWire,
  draft: DraftWire | undefined,
  found: FoundForm | undefined,
): OpenedForm {
  const kept = found?.kept
  const from = found?.from ?? []
  const isOldStored = kept !== undefined && kept.toFill.definition.version !== definition.version
  const isUnsentHere = kept !== undefined && isUnsent(kept)
  if (kept && !isOldStored && (isUnsentHere || !draft))
    return { ...beginningOf(kept.base, kept), isStartedAnew: false, from }
  const base = draft ? baseOf(draft) : { version: 0, answers: {} }
  const isStartedAnew = draft?.isStartedAnew === true || (isOldStored && isUnsentHere)
  return { ...beginningOf(base, base), isStartedAnew, from }
}

const beginningOf = (base: DraftBase, { answers, place, filledFor }: DraftLayout & { answers: Answers }) => ({
  base,
  answers,
  place,
  filledFor,
})

import type { DraftWire, FormToFillWire } from '@fathom/contract/forms'
import type { Answers } from '@fathom/domain/forms'
import { type AnswerContext, baseOf, type FormBase } from './draft/form-draft.ts'
import { type FoundForm, isUnsent } from './draft/stored-form.ts'

/** What the form starts with. */
export type OpenedForm = AnswerContext & {
  base: FormBase
  answers: Answers
  /** Answers to a version that is no longer used were dropped. */
  isStartedAnew: boolean
  /** The keys on the device that it came from. */
  from: readonly string[]
}

/**
 * Unsent local answers take precedence over those of the server; saving detects conflicts. Answers to another
 * version of the form are not taken over, because they may mean something else here.
 */
export function openedForm(
  { definition }: FormToFillWire,
  draft: DraftWire | undefined,
  found: FoundForm | undefined,
): OpenedForm {
  const stored = found?.stored
  const from = found?.from ?? []
  const isOldStored = stored !== undefined && stored.toFill.definition.version !== definition.version
  const isUnsentHere = stored !== undefined && isUnsent(stored)
  if (stored && !isOldStored && (isUnsentHere || !draft))
    return { ...beginningOf(stored.base, stored), isStartedAnew: false, from }
  const base = draft ? baseOf(draft) : { version: 0, answers: {} }
  const isStartedAnew = draft?.isStartedAnew === true || (isOldStored && isUnsentHere)
  return { ...beginningOf(base, base), isStartedAnew, from }
}

const beginningOf = (
  base: FormBase,
  { answers, place, filledFor }: AnswerContext & { answers: Answers },
) => ({
  base,
  answers,
  place,
  filledFor,
})

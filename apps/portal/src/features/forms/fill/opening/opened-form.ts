import type { DraftWire, FormToFillWire } from '@fathom/contract/forms'
import type { Answers } from '@fathom/domain/forms'
import type { DraftBase } from '../draft/draft-state.ts'
import type { KeptForm } from '../draft/kept-form.ts'

/** What the form begins with. */
export type OpenedForm = {
  base: DraftBase
  answers: Answers
  /** Given on an earlier visit, and not with the server yet. */
  isKept: boolean
  /** Answers to a version that is no longer used were left behind. */
  isStartedAnew: boolean
}

const isUnsent = ({ base, answers }: KeptForm) =>
  Object.keys({ ...base.answers, ...answers }).some((id) => base.answers[id] !== answers[id])

/**
 * What was answered here and did not get through goes before what the server has: the save finds out whether the two
 * meet. An answer to another version of the form may mean something else here, and is not taken over.
 */
export function openedForm(
  { definition }: FormToFillWire,
  draft: DraftWire | undefined,
  kept: KeptForm | undefined,
): OpenedForm {
  const isOldKept = kept !== undefined && kept.toFill.definition.version !== definition.version
  const isUnsentHere = kept !== undefined && isUnsent(kept)
  if (kept && !isOldKept && (isUnsentHere || !draft))
    return { base: kept.base, answers: kept.answers, isKept: isUnsentHere, isStartedAnew: false }
  const { version = 0, answers = {} } = draft ?? {}
  const isStartedAnew = draft?.isStartedAnew === true || (isOldKept && isUnsentHere)
  return { base: { version, answers }, answers, isKept: false, isStartedAnew }
}

import { type Answers, type FormDefinition, tidyAnswers } from '@fathom/domain/forms'

export type AnswersMerge = {
  /** Theirs with my changes; mine where both changed. */
  mine: Answers
  /** Theirs with my changes; theirs where both changed. */
  theirs: Answers
  /** Questions that both answered differently, so the person chooses. */
  conflicts: readonly string[]
}

const taken = (into: Record<string, string>, from: Answers, id: string) => {
  const value = from[id]
  if (value === undefined) delete into[id]
  else into[id] = value
}

/** Merges two devices that started from `base`: a change made by only one of them is taken over. */
export function mergeAnswers(
  form: FormDefinition,
  base: Answers,
  mine: Answers,
  theirs: Answers,
): AnswersMerge {
  const own: Record<string, string> = { ...theirs }
  const foreign: Record<string, string> = { ...theirs }
  const conflicts: string[] = []
  for (const id of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    if (mine[id] === base[id] || mine[id] === theirs[id]) continue
    taken(own, mine, id)
    if (theirs[id] === base[id]) taken(foreign, mine, id)
    else conflicts.push(id)
  }
  return { mine: tidyAnswers(form, own), theirs: tidyAnswers(form, foreign), conflicts }
}

import type { DraftWire } from '@fathom/contract/forms'
import { type Answers, type FormDefinition, type Place, tidyAnswers } from '@fathom/domain/forms'
import { Draft } from '../../../../shared/draft/draft.ts'
import type { DraftRules, DraftState, DraftStore } from '../../../../shared/draft/draft-types.ts'
import { failureOf } from '../../../../shared/draft/failure.ts'
import { isSamePlace } from '../pages/place-in.ts'

/** Where and for whom the answers are given; empty if the form asks for no place. */
export type AnswerContext = {
  /** Null if the person doesn't know it yet, absent if it wasn't asked. */
  place?: Place | null | undefined
  /** The numbers of the store and instructor that the blanks were filled in for. */
  filledFor?: string | undefined
}

/** The answers on the server, which local changes are based on. */
export type FormBase = AnswerContext & { version: number; answers: Answers }

export type FormTypes = {
  content: Answers
  base: FormBase
  request: never
  conflict: string
  problem: never
}

export type FormDraft = Draft<FormTypes>
export type FormDraftState = DraftState<FormTypes>

export const baseOf = ({ version, answers, place, filledFor }: FormBase): FormBase => ({
  version,
  answers,
  place,
  filledFor,
})

function isSame(one: Answers, other: Answers): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...ids].every((id) => one[id] === other[id])
}

const isSameContext = (one: AnswerContext, other: AnswerContext): boolean =>
  isSamePlace(one.place, other.place) && one.filledFor === other.filledFor

/** Whether some of the values are not on the server yet. */
export const isDirty = (base: FormBase, now: AnswerContext & { answers: Answers }): boolean =>
  !isSame(base.answers, now.answers) || !isSameContext(base, now)

const withAnswerOf = (answers: Answers, from: Answers, id: string): Answers => {
  const { [id]: _, ...rest } = answers
  const value = from[id]
  return value === undefined ? rest : { ...rest, [id]: value }
}

/** Merges two devices that started from `base`: an answer that only one of them changed is taken over. */
export function mergeAnswers(form: FormDefinition, base: Answers, mine: Answers, theirs: Answers) {
  const both = { mine: theirs, theirs }
  const conflicts: string[] = []
  for (const id of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    if (mine[id] === base[id] || mine[id] === theirs[id]) continue
    both.mine = withAnswerOf(both.mine, mine, id)
    if (theirs[id] === base[id]) both.theirs = withAnswerOf(both.theirs, mine, id)
    else conflicts.push(id)
  }
  return { mine: tidyAnswers(form, both.mine), theirs: tidyAnswers(form, both.theirs), conflicts }
}

const rulesOf = (definition: FormDefinition, context: AnswerContext): DraftRules<FormTypes> => ({
  contentOf: ({ answers }) => answers,
  isSame,
  merge: (base, mine, theirs) => mergeAnswers(definition, base, mine, theirs),
  // The place here wins over that of another device, because the text on this screen is the one to be signed.
  isBehind: (base) => !isSameContext(base, context),
})

type Ports = {
  definition: FormDefinition
  context?: AnswerContext
  write: (version: number, answers: Answers) => Promise<DraftWire>
  store: DraftStore<FormTypes>
}

/** Answers that save themselves. */
export const openFormDraft = (
  { definition, context = {}, write, store }: Ports,
  start: { base: FormBase; answers: Answers },
): FormDraft =>
  new Draft<FormTypes>(
    {
      rules: rulesOf(definition, context),
      write: async ({ base, content }) => baseOf(await write(base?.version ?? 0, content)),
      failureOf: (cause) =>
        failureOf<FormTypes>(cause, ({ problem, current }) => {
          if (problem === 'form-version-gone') return { kind: 'gone' }
          return problem === 'stale' ? { kind: 'stale', current: baseOf(current as DraftWire) } : undefined
        }),
      store,
    },
    { base: start.base, content: start.answers },
  )

import { expect, test } from 'vitest'
import type { Answers, FormDefinition } from './definition.ts'
import { isComplete, visibleQuestions } from './engine.ts'
import { MEDICAL_QUESTIONNAIRE as MEDICAL } from './medical.ts'
import { needsPhysician } from './outcome.ts'

const [health, ...boxes] = MEDICAL.sections
const first = health?.questions ?? []

/** Each of the first ten questions with the box that it opens, as a separate form. */
const parts: readonly FormDefinition[] = first.map((question) => ({
  ...MEDICAL,
  sections: [
    { id: question.id, title: '', paragraphs: [], questions: [question] },
    ...boxes.filter(({ openedBy }) => openedBy === question.id),
  ],
}))

/** Every combination of answering these questions or leaving them out. */
function* fillings(ids: readonly string[]): Generator<Answers> {
  const [id, ...rest] = ids
  if (id === undefined) return yield {}
  for (const others of fillings(rest)) {
    yield others
    yield { [id]: 'yes', ...others }
    yield { [id]: 'no', ...others }
  }
}

/** The complete states of one part, without duplicates: answers to the visible questions and nothing else. */
function completeStates(part: FormDefinition): Answers[] {
  const ids = part.sections.flatMap(({ questions }) => questions.map(({ id }) => id))
  return [...fillings(ids)].filter((answers) => {
    const visible = visibleQuestions(part, answers).map(({ id }) => id)
    return isComplete(part, answers) && Object.keys(answers).every((id) => visible.includes(id))
  })
}

const product = (counts: readonly number[]) => counts.reduce((all, count) => all * count, 1)

test('[SC-09] the questionnaire asks ten questions; seven of them open boxes of 5, 4, 4, 5, 4, 5 and 6', () => {
  expect(first).toHaveLength(10)
  expect(boxes.map(({ id, openedBy, questions }) => [openedBy, id, questions.length])).toEqual([
    ['q1', 'a', 5],
    ['q2', 'b', 4],
    ['q4', 'c', 4],
    ['q6', 'd', 5],
    ['q7', 'e', 4],
    ['q8', 'f', 5],
    ['q9', 'g', 6],
  ])
})

test('[SC-09] 3, 5 and 10 and every question in a box require a physician, the questions that open a box do not', () => {
  const asking = MEDICAL.sections.flatMap(({ questions }) => questions.filter((each) => each.asksPhysician))
  expect(asking.map(({ id }) => id).filter((id) => id.startsWith('q'))).toEqual(['q3', 'q5', 'q10'])
  expect(asking).toHaveLength(3 + 33)
})

test('[SC-09] of 91,810,410,120 complete answer states exactly 128 need no physician', () => {
  // The parts share no questions, so the number of states of the whole form is the product of the states of
  // its parts.
  const ids = parts.flatMap(({ sections }) =>
    sections.flatMap(({ questions }) => questions.map(({ id }) => id)),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(43)
  const states = parts.map(completeStates)
  expect(states.map(({ length }) => length)).toEqual([33, 17, 2, 17, 2, 33, 17, 33, 65, 2])
  expect(product(states.map(({ length }) => length))).toBe(91_810_410_120)
  const fit = parts.map((part, at) => (states[at] ?? []).filter((answers) => !needsPhysician(part, answers)))
  expect(fit.map(({ length }) => length)).toEqual([2, 2, 1, 2, 1, 2, 2, 2, 2, 1])
  expect(product(fit.map(({ length }) => length))).toBe(128)
})

test('[SC-09] the whole form agrees: all 128 states are complete and need no physician, and any further yes requires one', () => {
  const parts = first.map(({ id }) => {
    const box = boxes.find(({ openedBy }) => openedBy === id)
    const no = { [id]: 'no' }
    const opened = Object.fromEntries([[id, 'yes'], ...(box?.questions ?? []).map((each) => [each.id, 'no'])])
    return box ? [no, opened] : [no]
  })
  const whole = parts.reduce<Answers[]>(
    (some, ways) => some.flatMap((answers) => ways.map((way) => ({ ...answers, ...way }))),
    [{}],
  )
  expect(whole).toHaveLength(128)
  for (const answers of whole) {
    expect(isComplete(MEDICAL, answers)).toBe(true)
    expect(needsPhysician(MEDICAL, answers)).toBe(false)
    const asking = visibleQuestions(MEDICAL, answers).filter((each) => each.asksPhysician)
    for (const { id } of asking) expect(needsPhysician(MEDICAL, { ...answers, [id]: 'yes' })).toBe(true)
  }
})

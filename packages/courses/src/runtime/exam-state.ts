import { readGiven, writeGiven } from './lesson-state.ts'

/**
 * `step` is -1 before the exam, then the index of a question, then the question count for the review of the
 * answers.
 */
export type ExamState = {
  seed: number
  step: number
  given: readonly (number | undefined)[]
  isHandedIn: boolean
}

export function newExamState(seed: number, count: number): ExamState {
  return { seed, step: -1, given: Array(count).fill(undefined), isHandedIn: false }
}

/** The seed draws the same questions in the same order again, so nothing else of them is stored. */
export function writeExamState({ seed, step, given, isHandedIn }: ExamState): string {
  return ['E1', seed.toString(36), step, writeGiven(given), Number(isHandedIn)].join('~')
}

export function readExamState(text: string, fresh: ExamState): ExamState {
  const [kind, seed = '', step, given = '', isHandedIn] = text.split('~')
  if (kind !== 'E1' || given.length !== fresh.given.length) return fresh
  const at = Number(step)
  return {
    seed: Number.parseInt(seed, 36) || fresh.seed,
    step: Number.isInteger(at) ? Math.min(Math.max(at, -1), given.length) : -1,
    given: readGiven(given),
    isHandedIn: isHandedIn === '1',
  }
}

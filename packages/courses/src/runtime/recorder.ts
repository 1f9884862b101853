export type Choice = { at: number; text: string }

/** One answered question, with everything that any of the standards asks for. */
export type Answer = {
  id: string
  section: string
  prompt: string
  given: Choice
  right: Choice
  seconds: number
  at: Date
}

/** Of a lesson that was read and whose check was passed. */
export type Result = { score: number }

type Stored = { place: string; suspended: string; progress: number }

/**
 * What a page reports to the LMS that opened it. `keep` and `conclude` return whether the LMS accepted the
 * data.
 */
export type Recorder = {
  place: string
  suspended: string
  isConnected: boolean
  /** Whether the lesson was done before it was opened now. It stays done. */
  wasDone: boolean
  keep(state: Stored): boolean
  answer(answers: readonly Answer[]): void
  conclude(result: Result): boolean
  end(): void
}

/** For a page that's opened outside an LMS: it can be read, and nothing is saved. */
export const nowhere: Recorder = {
  place: '',
  suspended: '',
  isConnected: false,
  wasDone: false,
  keep: () => true,
  answer: () => undefined,
  conclude: () => true,
  end: () => undefined,
}

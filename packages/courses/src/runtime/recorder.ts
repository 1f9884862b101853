export type Choice = { at: number; text: string }

/** One question answered, as every standard wants to know it. */
export type Answer = {
  id: string
  section: string
  prompt: string
  given: Choice
  right: Choice
  seconds: number
  at: Date
}

/** `isPassed` is null where nothing has to be passed: a lesson is read to its end. */
export type Result = { score: number; isPassed: boolean | null }

type Stored = { place: string; suspended: string; progress: number }

/** What a page tells the course system that opened it. `keep` and `conclude` answer whether it was taken. */
export type Recorder = {
  place: string
  suspended: string
  isConnected: boolean
  keep(kept: Stored): boolean
  answer(answers: readonly Answer[]): void
  conclude(result: Result): boolean
  /** What was concluded is taken anew: from here on it is under way again. */
  restart(): void
  end(): void
}

/** A page opened by itself is read like a book: it works, and nothing is kept. */
export const nowhere: Recorder = {
  place: '',
  suspended: '',
  isConnected: false,
  keep: () => true,
  answer: () => undefined,
  conclude: () => true,
  restart: () => undefined,
  end: () => undefined,
}

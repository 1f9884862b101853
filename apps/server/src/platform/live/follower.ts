import type { PersonEvent } from './person-event.ts'

/** Somebody who is handed a person's events, each once and in order. */
export type Follower = {
  /** The event it was handed last; undefined until it is greeted. Kept by whoever hands them out. */
  last: number | undefined
  /** Everything after `sequence` follows. Comes first, and again when events in between are gone (`isReset`). */
  greet(sequence: number, isReset: boolean): void
  give(event: PersonEvent): void
}

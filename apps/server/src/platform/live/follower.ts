import type { PersonEvent } from './person-event.ts'

/** Receives a person's events, each once and in order. */
export type Follower = {
  /** The last event delivered; undefined until greeted. The sender maintains it. */
  last: number | undefined
  /**
   * Everything after `sequence` follows. Called first, and again when events in between are no longer stored
   * (`isReset`).
   */
  greet(sequence: number, isReset: boolean): void
  give(event: PersonEvent): void
}

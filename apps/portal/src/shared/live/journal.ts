import type { LiveEvent } from './live.ts'

type Tell = { event(event: LiveEvent): void; reset(): void }

export type Journal = ReturnType<typeof createJournal>

/** What one tab has received: each event once, in order, and whether one is missing. */
export function createJournal(tell: Tell, from?: number) {
  let last = from

  const startAt = (sequence: number) => {
    last = sequence
    tell.reset()
  }

  return {
    /** The number of the last event received; undefined at the very beginning. */
    last: () => last,
    /** Data read from now on already includes everything up to this number. */
    startAt,
    /** The sender is at this number; a tab at another number has missed something. */
    compare: (sequence: number) => {
      if (last === undefined || last < sequence) startAt(sequence)
    },
    /** False when the event was already received. */
    take: (event: LiveEvent): boolean => {
      if (last !== undefined && event.sequence <= last) return false
      const isNext = last !== undefined && event.sequence === last + 1
      // A sign-out after a gap still counts, so it is published first.
      if (!isNext) startAt(event.sequence)
      last = event.sequence
      tell.event(event)
      return true
    },
  }
}

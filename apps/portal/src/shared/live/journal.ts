import type { LiveEvent } from './live.ts'

type Tell = { event(event: LiveEvent): void; reset(): void }

export type Journal = ReturnType<typeof createJournal>

/** What one tab has heard: each event once, in order, and whether one is missing. */
export function createJournal(tell: Tell, from?: number) {
  let last = from

  const startAt = (sequence: number) => {
    last = sequence
    tell.reset()
  }

  return {
    /** The number of the last event that was heard; absent at the very beginning. */
    last: () => last,
    /** Everything up to this number is known to whoever reads now. */
    startAt,
    /** Whoever tells stands at this number: a tab that stands elsewhere has missed something. */
    compare: (sequence: number) => {
      if (last === undefined || last < sequence) startAt(sequence)
    },
    /** False when the event was heard before. */
    take: (event: LiveEvent): boolean => {
      if (last !== undefined && event.sequence <= last) return false
      const isNext = last !== undefined && event.sequence === last + 1
      // A sign-out beyond a gap is still one: it is told first.
      if (!isNext) startAt(event.sequence)
      last = event.sequence
      tell.event(event)
      return true
    },
  }
}

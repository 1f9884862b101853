import type { Journal } from './journal.ts'
import type { LiveEvent } from './live.ts'
import type { Tabs } from './tabs.ts'

/** Receives what a feed reads. */
export type Sink = {
  last(): number | undefined
  locale(): string
  hello(sequence: number): void
  reset(sequence: number): void
  event(event: LiveEvent): void
  /** A heartbeat. */
  beat(): void
}

/** Records what the leader receives and forwards it to the other tabs. */
export function passOn(journal: Journal, tabs: Tabs | undefined, locale: () => string): Sink {
  const beat = () => tabs?.tell({ type: 'beat', sequence: journal.last() })
  return {
    last: journal.last,
    locale,
    hello: (sequence) => {
      if (journal.last() !== sequence) journal.startAt(sequence)
      beat()
    },
    reset: (sequence) => {
      journal.startAt(sequence)
      tabs?.tell({ type: 'reset', sequence })
    },
    event: (event) => {
      if (journal.take(event)) tabs?.tell({ type: 'event', event })
    },
    beat,
  }
}

/** Records what another tab forwards. */
export function takeOver(journal: Journal, message: Parameters<Tabs['tell']>[0]): void {
  if (message.type === 'event') journal.take(message.event)
  if (message.type === 'reset') journal.startAt(message.sequence)
  if (message.type === 'beat' && message.sequence !== undefined) journal.compare(message.sequence)
}

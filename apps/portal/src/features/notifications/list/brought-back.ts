import type { NotificationEventWire } from '@fathom/contract/notifications'
import type { Meant } from '../notification.ts'

/** Ids and subjects that an undo brought back here, of which the channel has not said so yet. */
const awaited = new Set<string>()

const namesOf = ({ items, subject }: Meant) => (subject ? [subject] : items.map(({ id }) => id))

export function bringBack(meant: Meant): void {
  for (const name of namesOf(meant)) awaited.add(name)
}

/** They did not come back. */
export function letGo(meant: Meant): void {
  for (const name of namesOf(meant)) awaited.delete(name)
}

/** Everything is read anew. */
export function letAllGo(): void {
  awaited.clear()
}

/** The channel still tells of a deletion that is undone here: it would take the rows away until their return is told. */
export function isOvertaken(change: NotificationEventWire): boolean {
  switch (change.change) {
    case 'deleted':
      return awaited.has(change.id)
    case 'subject-deleted':
      return awaited.has(change.subject)
    case 'restored':
      awaited.delete(change.notification.id)
      return false
    case 'subject-restored':
      awaited.delete(change.subject)
      return false
    default:
      return false
  }
}

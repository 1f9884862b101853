import type { NotificationEventWire } from '@fathom/contract/notifications'
import type { Meant } from '../notification.ts'

/** Ids and subjects that an undo restored here and that the live channel hasn't confirmed yet. */
const awaited = new Set<string>()

const namesOf = ({ items, subject }: Meant) => (subject ? [subject] : items.map(({ id }) => id))

export function bringBack(meant: Meant): void {
  for (const name of namesOf(meant)) awaited.add(name)
}

/** The restore failed, so stop waiting for it. */
export function letGo(meant: Meant): void {
  for (const name of namesOf(meant)) awaited.delete(name)
}

/** The list is refetched, so stop waiting for all of them. */
export function letAllGo(): void {
  awaited.clear()
}

/**
 * Whether the event is a deletion that was already undone here: applying it would remove the rows until the
 * restore event arrives.
 */
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

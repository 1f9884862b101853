import type { NotificationEventWire } from '@fathom/contract/notifications'
import type { Target } from '../notification.ts'

/** Ids and subjects that an undo restored here and that the live channel hasn't confirmed yet. */
const expected = new Set<string>()

const namesOf = ({ items, subject }: Target) => (subject ? [subject] : items.map(({ id }) => id))

export function expectRestore(target: Target): void {
  for (const name of namesOf(target)) expected.add(name)
}

/** The restore failed, so stop waiting for it. */
export function cancelRestore(target: Target): void {
  for (const name of namesOf(target)) expected.delete(name)
}

/** The list is refetched, so stop waiting for all of them. */
export function clearRestores(): void {
  expected.clear()
}

/**
 * Whether the event is a deletion that was already undone here: applying it would remove the rows until the
 * restore event arrives.
 */
export function isOvertaken(change: NotificationEventWire): boolean {
  switch (change.change) {
    case 'deleted':
      return expected.has(change.id)
    case 'subject-deleted':
      return expected.has(change.subject)
    case 'restored':
      expected.delete(change.notification.id)
      return false
    case 'subject-restored':
      expected.delete(change.subject)
      return false
    default:
      return false
  }
}

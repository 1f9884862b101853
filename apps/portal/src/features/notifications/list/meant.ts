import type { Fold } from '@fathom/domain/notifications'
import type { Meant, Notification } from '../notification.ts'

/** Returns a predicate for the notifications that an action applies to. */
export function meantBy({ items, subject }: Meant): (item: Notification) => boolean {
  if (subject) return (item) => item.subject === subject
  const ids = new Set(items.map(({ id }) => id))
  return ({ id }) => ids.has(id)
}

export const aloneOf = (item: Notification): Meant => ({ items: [item], subject: null })

/** A row represents all notifications about its subject, including those not loaded. */
export const allOf = ({ members, newest }: Fold<Notification>): Meant => ({
  items: members,
  subject: newest.subject || null,
})

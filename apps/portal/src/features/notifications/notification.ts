import type { NotificationsQuery } from '@fathom/contract/notifications'
import type { Fold } from '@fathom/domain/notifications'

/** The server provides the text in the language of the request (EN-13). */
export type Notification = NotificationsQuery['notifications'][number]

/**
 * The newest notifications so far, and the total unread count. `next` is the cursor for older ones, if there
 * are any.
 */
export type NotificationList = {
  items: readonly Notification[]
  unread: number
  /** The list includes live channel events up to this one. */
  sequence: number
  next: string | undefined
}

/** What an action applies to: some notifications, or all about a subject, of which these are loaded. */
export type Target = { items: readonly Notification[]; subject: string | null }

/** Returns a predicate for the notifications that an action applies to. */
export function isIn({ items, subject }: Target): (item: Notification) => boolean {
  if (subject) return (item) => item.subject === subject
  const ids = new Set(items.map(({ id }) => id))
  return ({ id }) => ids.has(id)
}

export const targetOfItem = (item: Notification): Target => ({ items: [item], subject: null })

/** A row represents all notifications about its subject, including those not loaded. */
export const targetOfRow = ({ members, newest }: Fold<Notification>): Target => ({
  items: members,
  subject: newest.subject || null,
})

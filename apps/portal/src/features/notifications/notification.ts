import type { NotificationsQuery } from '@fathom/contract/notifications'

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
export type Meant = { items: readonly Notification[]; subject: string | null }

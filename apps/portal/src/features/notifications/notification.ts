import type { NotificationsQuery } from '@fathom/contract/notifications'

/** Worded by the server in the language of the request (EN-13). */
export type Notification = NotificationsQuery['notifications'][number]

/** The newest so far, and how many are unread among all. `next` is what older ones are asked for with, while there are any. */
export type NotificationList = {
  items: readonly Notification[]
  unread: number
  /** Events of the live channel up to this one are in it. */
  sequence: number
  next: string | undefined
}

/** What a deed is about: some notifications, or all about a subject, of which these are loaded. */
export type Meant = { items: readonly Notification[]; subject: string | null }

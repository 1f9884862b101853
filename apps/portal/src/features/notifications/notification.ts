import type { NotificationsQuery } from '@fathom/contract/notifications'

/** Worded by the server in the language of the request (EN-13). */
export type Notification = NotificationsQuery['notifications'][number]

/** The newest so far, and how many are unread among all. `next` is what older ones are asked for with, while there are any. */
export type NotificationList = {
  items: readonly Notification[]
  unread: number
  next: string | undefined
}

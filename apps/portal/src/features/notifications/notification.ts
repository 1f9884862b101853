import type { NotificationsQuery } from '@fathom/contract/notifications'

/** Worded by the server in the language of the request (EN-13). */
export type Notification = NotificationsQuery['notifications'][number]

export type NotificationList = { items: readonly Notification[]; unread: number }

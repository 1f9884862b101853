import type { Notification, NotificationList } from './notification.ts'

/** A notification for tests. */
export function aNotification(over: Partial<Notification> = {}): Notification {
  return {
    id: 'n-1',
    timestamp: '2026-05-14T08:55:00.000Z',
    read: true,
    name: 'Leo Brandt confirmed Dive 118',
    url: '/logbook/dive/118',
    message: '',
    kind: 'log-verified',
    subject: null,
    ...over,
  }
}

export function aList(items: Notification[], over: Partial<NotificationList> = {}): NotificationList {
  return { items, unread: items.filter(({ read }) => !read).length, sequence: 0, next: undefined, ...over }
}

import type { NotificationList } from './notification.ts'

/** What the list looks like once one of its notifications, or all of them, are read. */
export function markAsRead(list: NotificationList, id: string | undefined): NotificationList {
  const isMeant = (item: NotificationList['items'][number]) =>
    !item.read && (id === undefined || item.id === id)
  const unread = id === undefined ? 0 : list.unread - list.items.filter(isMeant).length
  return { items: list.items.map((item) => (isMeant(item) ? { ...item, read: true } : item)), unread }
}

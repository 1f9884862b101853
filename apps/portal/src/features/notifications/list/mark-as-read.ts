import type { NotificationList } from '../notification.ts'

/** What the list looks like once some of its notifications, or all there are, are read. */
export function markAsRead(list: NotificationList, ids: readonly string[] | 'all'): NotificationList {
  const isMeant = (item: NotificationList['items'][number]) =>
    !item.read && (ids === 'all' || ids.includes(item.id))
  const unread = ids === 'all' ? 0 : list.unread - list.items.filter(isMeant).length
  return {
    ...list,
    items: list.items.map((item) => (isMeant(item) ? { ...item, read: true } : item)),
    unread,
  }
}

import type { Meant, NotificationList } from '../notification.ts'
import { meantBy } from './meant.ts'

/** The list after some or all of its notifications are marked as read. */
export function markAsRead(list: NotificationList, meant: Meant | 'all'): NotificationList {
  const isOne = meant === 'all' ? () => true : meantBy(meant)
  const isMarked = (item: NotificationList['items'][number]) => !item.read && isOne(item)
  const unread = meant === 'all' ? 0 : list.unread - list.items.filter(isMarked).length
  return {
    ...list,
    items: list.items.map((item) => (isMarked(item) ? { ...item, read: true } : item)),
    unread,
  }
}

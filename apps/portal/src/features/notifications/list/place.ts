import type { Meant, Notification, NotificationList } from '../notification.ts'
import { meantBy } from './meant.ts'

/** Newest first, as the server sorts them; ids break ties. */
const isBefore = (a: Notification, b: Notification) => {
  const [first, second] = [Date.parse(a.timestamp), Date.parse(b.timestamp)]
  return first === second ? a.id > b.id : first > second
}

const unreadOf = (item: Notification | undefined) => (item && !item.read ? 1 : 0)

/**
 * Inserts a notification in order, or replaces its older version. One that belongs after the loaded pages
 * only affects the count.
 */
export function place(list: NotificationList, item: Notification): NotificationList {
  const known = list.items.find(({ id }) => id === item.id)
  const unread = list.unread + unreadOf(item) - unreadOf(known)
  if (known) return { ...list, unread, items: list.items.map((each) => (each === known ? item : each)) }
  const index = list.items.findIndex((each) => isBefore(item, each))
  if (index < 0) return list.next ? { ...list, unread } : { ...list, unread, items: [...list.items, item] }
  return { ...list, unread, items: list.items.toSpliced(index, 0, item) }
}

export function remove(list: NotificationList, meant: Meant): NotificationList {
  const isMeant = meantBy(meant)
  const gone = list.items.filter(isMeant)
  const items = list.items.filter((item) => !isMeant(item))
  return { ...list, items, unread: list.unread - gone.reduce((sum, item) => sum + unreadOf(item), 0) }
}

/** Appends the next page to the loaded ones. */
export function append(list: NotificationList, page: NotificationList): NotificationList {
  const known = new Set(list.items.map(({ id }) => id))
  return {
    ...page,
    sequence: list.sequence,
    items: [...list.items, ...page.items.filter(({ id }) => !known.has(id))],
  }
}

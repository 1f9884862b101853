import type { NotificationEventWire } from '@fathom/contract/notifications'
import { isIn, type Notification, type NotificationList, type Target } from './notification.ts'

/**
 * Applies an event of the live channel to the list (ST-09); applying it twice changes the list once. Returns
 * undefined when the event doesn't have enough data, and the list must be refetched.
 */
export function applyChange(
  list: NotificationList,
  change: NotificationEventWire,
): NotificationList | undefined {
  const changed = itemsAfter(list, change)
  return changed && { ...changed, unread: change.unread }
}

function itemsAfter(list: NotificationList, change: NotificationEventWire): NotificationList | undefined {
  switch (change.change) {
    case 'created':
    case 'updated':
    case 'restored':
      return place(list, change.notification)
    case 'deleted':
      return remove(list, { items: list.items.filter(({ id }) => id === change.id), subject: null })
    case 'read-all':
      return markAsRead(list, 'all')
    case 'subject-read':
      return markAsRead(list, { items: [], subject: change.subject })
    case 'subject-deleted':
      return remove(list, { items: [], subject: change.subject })
    case 'subject-restored':
      return change.notifications?.reduce(place, list)
    default:
      return undefined
  }
}

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

export function remove(list: NotificationList, target: Target): NotificationList {
  const isTarget = isIn(target)
  const gone = list.items.filter(isTarget)
  const items = list.items.filter((item) => !isTarget(item))
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

/** The list after some or all of its notifications are marked as read. */
export function markAsRead(list: NotificationList, target: Target | 'all'): NotificationList {
  const isOne = target === 'all' ? () => true : isIn(target)
  const isMarked = (item: NotificationList['items'][number]) => !item.read && isOne(item)
  const unread = target === 'all' ? 0 : list.unread - list.items.filter(isMarked).length
  return {
    ...list,
    items: list.items.map((item) => (isMarked(item) ? { ...item, read: true } : item)),
    unread,
  }
}

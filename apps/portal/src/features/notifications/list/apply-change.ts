import type { NotificationEventWire } from '@fathom/contract/notifications'
import type { NotificationList } from '../notification.ts'
import { markAsRead } from './mark-as-read.ts'
import { place, remove } from './place.ts'

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

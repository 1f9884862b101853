import type { NotificationEventWire } from '@fathom/contract/notifications'
import type { NotificationList } from '../notification.ts'
import { markAsRead } from './mark-as-read.ts'
import { place, remove } from './place.ts'

type Applied = {
  list: NotificationList
  /** Whether the number of unread ones follows from the list; the old state of what lies beyond it is not known. */
  isCounted: boolean
}

/** What the list looks like after an event of the live channel (ST-09). The same event twice changes it once. */
export function applyChange(list: NotificationList, change: NotificationEventWire): Applied {
  if (change.change === 'read-all') return { list: markAsRead(list, 'all'), isCounted: true }
  const id = change.change === 'deleted' ? change.id : change.notification.id
  const isKnown = list.items.some((item) => item.id === id)
  if (change.change === 'deleted') return { list: remove(list, [id]), isCounted: isKnown }
  return { list: place(list, change.notification), isCounted: isKnown || change.change === 'created' }
}

import type { NotificationEventWire } from '@fathom/contract/notifications'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import type { Json, Live, LiveEventKind } from '../../platform/live/index.ts'
import { countUnread } from './notifications.store.ts'
import { type Facts, wordedIn } from './worded.ts'

export const NOTIFICATION_EVENT = 'notification'

/** What the journal stores about a change. */
export type NotificationEvent = NotificationChange & { unread: number }

export type NotificationChange =
  | { change: 'created' | 'updated' | 'restored'; notification: Facts }
  | { change: 'deleted'; id: string }
  | { change: 'read-all' | 'unread-all'; timestamp: string }
  | { change: 'subject-read' | 'subject-deleted'; subject: string; timestamp: string }
  | { change: 'subject-restored'; subject: string; notifications: Facts[] | null }

/** Runs in the transaction of the change, by a caller who has locked the person. */
export async function publishChange(
  live: Pick<Live, 'publishTo'>,
  tx: Queryable,
  affiliateId: number,
  change: NotificationChange,
): Promise<void> {
  const event: NotificationEvent = { ...change, unread: await countUnread(tx, affiliateId) }
  await live.publishTo(tx, affiliateId, NOTIFICATION_EVENT, event)
}

export const notificationEvent: LiveEventKind = {
  worded: (data: Json, locale: Locale): NotificationEventWire => {
    const event = data as NotificationEvent
    const worded = wordedIn(locale)
    if ('notification' in event) return { ...event, notification: worded(event.notification) }
    if ('notifications' in event) return { ...event, notifications: event.notifications?.map(worded) ?? null }
    return event
  },
}

import type { NotificationEventWire } from '@fathom/contract/notifications'
import type { Locale } from '@fathom/domain/translations'
import type { Json, LiveEventKind } from '../../platform/live/index.ts'
import { type Facts, wordedIn } from './worded.ts'

export const NOTIFICATION_EVENT = 'notification'

/** What the journal keeps of a change. */
export type NotificationEvent =
  | { change: 'created' | 'updated' | 'restored'; notification: Facts }
  | { change: 'deleted'; id: string }
  | { change: 'read-all'; timestamp: string }

export const notificationEvent: LiveEventKind = {
  worded: (data: Json, locale: Locale): NotificationEventWire => {
    const event = data as NotificationEvent
    if (!('notification' in event)) return event
    return { change: event.change, notification: wordedIn(locale)(event.notification) }
  },
}

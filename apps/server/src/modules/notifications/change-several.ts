import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { NotificationChange } from './notification-event.ts'
import * as store from './several.store.ts'
import { factsOf } from './worded.ts'

type Publish = (change: NotificationChange) => Promise<void>

export type Change = <T>(
  affiliateId: number,
  work: (tx: Queryable, publish: Publish) => Promise<T>,
) => Promise<T>

type Action = { count: number; at: string }

/** The maximum number of ids in one event. */
const MOST_PUBLISHED = 100

/** Bulk actions on a person's notifications: one event each, regardless of the count. */
export function changingSeveral(change: Change, clock: Clock) {
  return {
    markAllRead: (affiliateId: number): Promise<Action> =>
      change(affiliateId, async (tx, publish) => {
        const now = clock.now()
        const at = now.toISOString()
        const count = await store.setAllRead(tx, affiliateId, now)
        if (count > 0) await publish({ change: 'read-all', timestamp: at })
        return { count, at }
      }),
    undoMarkAllRead: (affiliateId: number, readAt: Date): Promise<number> =>
      change(affiliateId, async (tx, publish) => {
        const count = await store.setUnreadAgain(tx, affiliateId, readAt)
        if (count > 0) await publish({ change: 'unread-all', timestamp: readAt.toISOString() })
        return count
      }),
    markSubjectRead: (affiliateId: number, subject: string): Promise<number> =>
      change(affiliateId, async (tx, publish) => {
        const now = clock.now()
        const count = await store.setSubjectRead(tx, affiliateId, subject, now)
        if (count > 0) await publish({ change: 'subject-read', subject, timestamp: now.toISOString() })
        return count
      }),
    removeSubject: (affiliateId: number, subject: string): Promise<Action> =>
      change(affiliateId, async (tx, publish) => {
        const now = clock.now()
        const at = now.toISOString()
        const count = await store.setSubjectDeleted(tx, affiliateId, subject, now)
        if (count > 0) await publish({ change: 'subject-deleted', subject, timestamp: at })
        return { count, at }
      }),
    restoreSubject: (affiliateId: number, subject: string, deletedAt: Date): Promise<number> =>
      change(affiliateId, async (tx, publish) => {
        const rows = await store.setSubjectRestored(tx, affiliateId, subject, deletedAt)
        const notifications = rows.length > MOST_PUBLISHED ? null : rows.map(factsOf)
        if (rows.length > 0) await publish({ change: 'subject-restored', subject, notifications })
        return rows.length
      }),
  }
}

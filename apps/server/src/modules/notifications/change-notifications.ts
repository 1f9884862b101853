import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { NOTIFICATION_EVENT, type NotificationEvent } from './notification-event.ts'
import * as store from './notifications.store.ts'
import { type Facts, factsOf } from './worded.ts'

type Used = Pick<Platform, 'db' | 'live' | 'clock'>

/** What a person does with their notifications. Each may be done twice, and is told once. */
export function changingNotifications({ db, live, clock }: Used) {
  /** Held before a row is touched, in the same order everywhere: what is told is in the order of what was done. */
  const change = <T>(affiliateId: number, work: (tx: Queryable, tell: Tell) => Promise<T>) =>
    db.transaction(async (tx) => {
      await live.hold(tx, affiliateId)
      return work(tx, async (event) => {
        await live.tell(tx, affiliateId, NOTIFICATION_EVENT, event)
      })
    })
  return {
    markRead: (affiliateId: number, id: string): Promise<Facts> =>
      change(affiliateId, async (tx, tell) => {
        const marked = await store.setRead(tx, affiliateId, id, clock.now())
        if (!marked) return getShown(tx, affiliateId, id)
        await tell({ change: 'updated', notification: factsOf(marked) })
        return factsOf(marked)
      }),
    markAllRead: (affiliateId: number): Promise<number> =>
      change(affiliateId, async (tx, tell) => {
        const now = clock.now()
        const unread = await store.setAllRead(tx, affiliateId, now)
        if (unread > 0) await tell({ change: 'read-all', timestamp: now.toISOString() })
        return unread
      }),
    remove: (affiliateId: number, id: string): Promise<boolean> =>
      change(affiliateId, async (tx, tell) => {
        const isChanged = await store.setDeleted(tx, affiliateId, id, clock.now())
        if (isChanged) await tell({ change: 'deleted', id })
        return isChanged || Boolean(await store.findNotification(tx, affiliateId, id))
      }),
    restore: (affiliateId: number, id: string): Promise<Facts> =>
      change(affiliateId, async (tx, tell) => {
        const restored = await store.setRestored(tx, affiliateId, id)
        if (!restored) return getShown(tx, affiliateId, id)
        await tell({ change: 'restored', notification: factsOf(restored) })
        return factsOf(restored)
      }),
  }
}

type Tell = (event: NotificationEvent) => Promise<void>

async function getShown(tx: Queryable, affiliateId: number, id: string): Promise<Facts> {
  const row = await store.findNotification(tx, affiliateId, id)
  if (!row || row.deleted_at) throw new Problem('not-found', 404)
  return factsOf(row)
}

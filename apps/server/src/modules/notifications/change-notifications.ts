import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { type Change, changingSeveral } from './change-several.ts'
import { publishChange } from './notification-event.ts'
import * as store from './notifications.store.ts'
import { type Facts, factsOf } from './worded.ts'

type Used = Pick<Platform, 'db' | 'live' | 'clock'>

/** The actions on a person's notifications. Each is idempotent and publishes one event. */
export function changingNotifications({ db, live, clock }: Used) {
  /**
   * Locks the person before touching a row, in the same order everywhere, so events are published in the
   * order of the changes.
   */
  const change: Change = (affiliateId, work) =>
    db.transaction(async (tx) => {
      await live.hold(tx, affiliateId)
      return work(tx, (event) => publishChange(live, tx, affiliateId, event))
    })
  return {
    ...changingSeveral(change, clock),
    markRead: (affiliateId: number, id: string): Promise<Facts> =>
      change(affiliateId, async (tx, publish) => {
        const marked = await store.setRead(tx, affiliateId, id, clock.now())
        if (!marked) return getShown(tx, affiliateId, id)
        await publish({ change: 'updated', notification: factsOf(marked) })
        return factsOf(marked)
      }),
    remove: (affiliateId: number, id: string): Promise<boolean> =>
      change(affiliateId, async (tx, publish) => {
        const isChanged = await store.setDeleted(tx, affiliateId, id, clock.now())
        if (isChanged) await publish({ change: 'deleted', id })
        return isChanged || Boolean(await store.findNotification(tx, affiliateId, id))
      }),
    restore: (affiliateId: number, id: string): Promise<Facts> =>
      change(affiliateId, async (tx, publish) => {
        const restored = await store.setRestored(tx, affiliateId, id)
        if (!restored) return getShown(tx, affiliateId, id)
        await publish({ change: 'restored', notification: factsOf(restored) })
        return factsOf(restored)
      }),
  }
}

async function getShown(tx: Queryable, affiliateId: number, id: string): Promise<Facts> {
  const row = await store.findNotification(tx, affiliateId, id)
  if (!row || row.deleted_at) throw new Problem('not-found', 404)
  return factsOf(row)
}

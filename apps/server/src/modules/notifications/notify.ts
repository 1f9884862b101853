import type { NewNotification } from '@fathom/domain/notifications'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { DELIVERY_JOB } from './delivery-job.ts'
import { publishChange } from './notification-event.ts'
import { addNotification } from './notifications.store.ts'
import { factsOf } from './worded.ts'

/**
 * Notifies a person in the transaction of the action, so neither is stored without the other. To notify
 * several people in one transaction, go in the order of their ids, so two such actions never deadlock.
 */
export type Notify = (tx: Queryable, affiliateId: number, facts: NewNotification) => Promise<void>

export function notifier({ live, jobs, clock }: Pick<Platform, 'live' | 'jobs' | 'clock'>): Notify {
  return async (tx, affiliateId, facts) => {
    await live.hold(tx, affiliateId)
    const row = await addNotification(tx, affiliateId, { ...facts, at: clock.now() })
    if (!row) return
    await publishChange(live, tx, affiliateId, { change: 'created', notification: factsOf(row) })
    await jobs.send(tx, DELIVERY_JOB, { affiliateId, id: row.id })
  }
}

import type { Told } from '@fathom/domain/notifications'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { DELIVERY_JOB } from './delivery-job.ts'
import { tellChange } from './notification-event.ts'
import { addNotification } from './notifications.store.ts'
import { factsOf } from './worded.ts'

/**
 * Tells someone something, in the transaction of the deed: neither exists without the other. Who tells several
 * people in one transaction takes them in the order of their ids, so that two such deeds never wait for each other.
 */
export type Notify = (tx: Queryable, affiliateId: number, told: Told) => Promise<void>

export function notifier({ live, jobs, clock }: Pick<Platform, 'live' | 'jobs' | 'clock'>): Notify {
  return async (tx, affiliateId, told) => {
    await live.hold(tx, affiliateId)
    const row = await addNotification(tx, affiliateId, { ...told, at: clock.now() })
    if (!row) return
    await tellChange(live, tx, affiliateId, { change: 'created', notification: factsOf(row) })
    await jobs.send(tx, DELIVERY_JOB, { affiliateId, id: row.id })
  }
}

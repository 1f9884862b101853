import { hasLetter, importanceOf, nextLook } from '@fathom/domain/notifications'
import type { Queryable } from '../../../platform/database/index.ts'
import { jobIdOf } from '../../../platform/jobs/index.ts'
import { findNotification, type NotificationRow } from '../notifications.store.ts'
import { listDevices } from '../push/device.store.ts'
import type { DeliveryDeps } from './delivery.deps.ts'
import { isDone } from './notification.store.ts'

export const MAIL_JOB = 'notification-mail'
export const PUSH_JOB = 'notification-push'

export type Delivery = { affiliateId: number; id: string }

/**
 * Creates one job for the mail and one for each device, so a failed one is retried without blocking the
 * others.
 */
export async function deliver(deps: DeliveryDeps, { affiliateId, id }: Delivery): Promise<void> {
  const notification = await findNotification(deps.db, affiliateId, id)
  if (!notification || importanceOf(notification.kind) === 'rest') return
  if (isDone(notification) && importanceOf(notification.kind) !== 'security') return
  await deps.db.transaction(async (tx) => {
    for (const device of await listDevices(tx, affiliateId))
      await deps.jobs.send(
        tx,
        PUSH_JOB,
        { affiliateId, id, device: device.id },
        { id: jobIdOf(PUSH_JOB, device.id, id) },
      )
    if (!hasLetter(notification.kind))
      await planMail(deps, tx, { affiliateId, id }, firstLook(deps, notification))
  })
}

export const planMail = (
  { jobs }: Pick<DeliveryDeps, 'jobs'>,
  tx: Queryable,
  { affiliateId, id }: Delivery,
  at: Date,
): Promise<void> =>
  jobs.send(
    tx,
    MAIL_JOB,
    { affiliateId, id },
    { startAfter: at, id: jobIdOf(MAIL_JOB, affiliateId, id, at.getTime()) },
  )

function firstLook({ clock }: DeliveryDeps, { kind, created_at: createdAt }: NotificationRow): Date {
  if (importanceOf(kind) === 'security') return createdAt
  return nextLook({
    createdAt,
    lastSeenAt: undefined,
    now: createdAt < clock.now() ? createdAt : clock.now(),
  })
}

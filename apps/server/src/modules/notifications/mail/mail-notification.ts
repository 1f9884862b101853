import { importanceOf, isAway, nextLook } from '@fathom/domain/notifications'
import { type Delivery, planMail } from '../delivery/deliver.ts'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { isDone } from '../delivery/notification.store.ts'
import { findLastSeen } from '../delivery/presence.ts'
import { findNotification, type NotificationRow } from '../notifications.store.ts'
import { composeNotification } from './compose-notification.ts'
import { sendOnce } from './send-once.ts'

/** Mails important notifications to a person who is away; checks again later if they're present. */
export async function mailNotification(deps: DeliveryDeps, delivery: Delivery): Promise<void> {
  const notification = await findNotification(deps.db, delivery.affiliateId, delivery.id)
  if (!notification) return
  // An intruder could mark the warning as read or delete it, so we mail it anyway.
  if (importanceOf(notification.kind) === 'security')
    return send(deps, delivery.affiliateId, notification, true)
  if (isDone(notification) || !(await deps.ports.mayMail(delivery.affiliateId, 'notifications'))) return
  const attention = {
    createdAt: notification.created_at,
    lastSeenAt: await findLastSeen(deps, delivery.affiliateId),
    now: deps.clock.now(),
  }
  if (isAway(attention)) await send(deps, delivery.affiliateId, notification, false)
  else await planMail(deps, deps.db, delivery, nextLook(attention))
}

async function send(
  deps: DeliveryDeps,
  affiliateId: number,
  notification: NotificationRow,
  isSecurity: boolean,
): Promise<void> {
  const recipient = await deps.ports.findRecipient(affiliateId)
  if (!recipient?.email) return
  const purpose = isSecurity ? 'security' : 'notifications'
  const message = composeNotification(deps, recipient, notification, isSecurity)
  await sendOnce(deps, { affiliateId, purpose, ref: notification.id }, message)
}

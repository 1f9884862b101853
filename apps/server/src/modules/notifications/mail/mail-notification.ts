import { importanceOf, isAway, nextLook } from '@fathom/domain/notifications'
import { type Delivery, planMail } from '../delivery/deliver.ts'
import type { DeliveryHouse } from '../delivery/delivery.house.ts'
import { findLastSeen } from '../delivery/presence.ts'
import { isDone } from '../delivery/told.store.ts'
import { findNotification, type NotificationRow } from '../notifications.store.ts'
import { composeNotification } from './compose-notification.ts'
import { sendOnce } from './send-once.ts'

/** Mails what matters to whoever is away; looks again later for whoever is not. */
export async function mailNotification(house: DeliveryHouse, delivery: Delivery): Promise<void> {
  const told = await findNotification(house.db, delivery.affiliateId, delivery.id)
  if (!told) return
  // Whoever broke in could mark the warning as read or delete it: it is mailed all the same.
  if (importanceOf(told.kind) === 'security') return send(house, delivery.affiliateId, told, true)
  if (isDone(told) || !(await house.ports.mayMail(delivery.affiliateId, 'notifications'))) return
  const attention = {
    createdAt: told.created_at,
    lastSeenAt: await findLastSeen(house, delivery.affiliateId),
    now: house.clock.now(),
  }
  if (isAway(attention)) await send(house, delivery.affiliateId, told, false)
  else await planMail(house, house.db, delivery, nextLook(attention))
}

async function send(
  house: DeliveryHouse,
  affiliateId: number,
  told: NotificationRow,
  isSecurity: boolean,
): Promise<void> {
  const recipient = await house.ports.findRecipient(affiliateId)
  if (!recipient?.email) return
  const purpose = isSecurity ? 'security' : 'notifications'
  const message = composeNotification(house, recipient, told, isSecurity)
  await sendOnce(house, { affiliateId, purpose, ref: told.id }, message)
}

import { digestDayAt, digestSince, importanceOf } from '@fathom/domain/notifications'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { listUnreadSince } from '../delivery/notification.store.ts'
import { findLastDigest } from '../mail/mail.store.ts'
import { sendOnce } from '../mail/send-once.ts'
import type { NotificationRow } from '../notifications.store.ts'
import { composeDigest } from './compose-digest.ts'
import { zoneOf } from './zone.store.ts'

export const DIGEST_JOB = 'notification-digest'

/** Sends one person's summary for a day, if there is anything to report and they still want it. */
export async function sendDigest(
  deps: DeliveryDeps,
  { affiliateId, day }: { affiliateId: number; day: string },
): Promise<void> {
  const { db, ports } = deps
  const now = deps.clock.now()
  // A retry that comes too late would send the summary at night.
  if (digestDayAt(now, await zoneOf(db, affiliateId)) !== day) return
  if (!(await ports.mayMail(affiliateId, 'digest'))) return
  const recipient = await ports.findRecipient(affiliateId)
  if (!recipient?.email) return
  const notifications = await listForDigest(deps, affiliateId, now)
  if (notifications.length === 0) return
  const key = { affiliateId, purpose: 'digest', ref: day } as const
  await sendOnce(deps, key, composeDigest(deps, recipient, notifications), now)
}

/** Unread notifications that weren't and won't be mailed separately. */
async function listForDigest(
  { db, ports }: DeliveryDeps,
  affiliateId: number,
  now: Date,
): Promise<NotificationRow[]> {
  const since = digestSince(await findLastDigest(db, affiliateId), now)
  const unread = await listUnreadSince(db, affiliateId, since)
  const areMailed = await ports.mayMail(affiliateId, 'notifications')
  return unread.filter(({ kind }) => {
    const importance = importanceOf(kind)
    return importance === 'rest' || (importance === 'matters' && !areMailed)
  })
}

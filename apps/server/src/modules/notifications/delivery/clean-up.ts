import { planSweep } from '../digest/sweep.ts'
import { deleteOldMail, giveUpLost } from '../mail/mail.store.ts'
import { deleteSignedOut, listDeviceOwners } from '../push/device.store.ts'
import type { DeliveryDeps } from './delivery.deps.ts'

const DAY_MS = 86_400_000
const RETENTION_DAYS = 90
const AT_ONCE = 500

export async function cleanUpDelivery(deps: DeliveryDeps): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await planSweep(deps)
  const lost = await giveUpLost(db, daysAgo(3), now)
  if (lost > 0) log.error({ mails: lost }, 'gave up on mails because no attempt finished')
  await deleteOldMail(db, daysAgo(RETENTION_DAYS))
  await db.query('delete from notification_presence where seen_at < $1', [daysAgo(1)])
  await forgetSignedOutDevices(deps)
}

async function forgetSignedOutDevices({ db, ports }: DeliveryDeps): Promise<void> {
  let after = 0
  for (;;) {
    const owners = await listDeviceOwners(db, after, AT_ONCE)
    for (const affiliateId of owners) {
      const sessions = await ports.listSessions(affiliateId)
      await deleteSignedOut(
        db,
        affiliateId,
        sessions.map(({ id }) => id),
      )
    }
    const last = owners.at(-1)
    if (last === undefined || owners.length < AT_ONCE) return
    after = last
  }
}

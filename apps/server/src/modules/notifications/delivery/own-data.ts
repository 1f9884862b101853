import type { Module } from '../../../platform/module.ts'
import type { OwnDataPart } from '../../../platform/own-data.ts'

/** Device addresses and keys are secrets, so the archive doesn't include them. */
export const deliveryOwnData: Pick<OwnDataPart, 'ownData'> & Required<Pick<Module, 'forgetPerson'>> = {
  ownData: async (db, affiliateId) => ({
    timeZone: (
      await db.query('select time_zone from delivery_zone where affiliate_id = $1', [affiliateId])
    )[0]?.time_zone,
    lastSeenAt: (
      await db.query('select seen_at from notification_presence where affiliate_id = $1', [affiliateId])
    )[0]?.seen_at,
    mails: await db.query(
      `select purpose, ref, state, created_at as "createdAt", settled_at as "settledAt"
       from notification_mail where affiliate_id = $1 order by created_at, purpose, ref`,
      [affiliateId],
    ),
    pushDevices: await db.query(
      `select language, created_at as "createdAt", used_at as "usedAt"
       from push_subscription where affiliate_id = $1 order by created_at, id`,
      [affiliateId],
    ),
  }),
  forgetPerson: async (tx, affiliateId) => {
    for (const table of ['delivery_zone', 'notification_presence', 'notification_mail', 'push_subscription'])
      await tx.query(`delete from ${table} where affiliate_id = $1`, [affiliateId])
  },
}

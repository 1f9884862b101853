import { forgetEvents } from '../../platform/live/index.ts'
import type { Module } from '../../platform/module.ts'
import type { OwnDataPart } from '../../platform/own-data.ts'

export const notificationsOwnData: Pick<OwnDataPart, 'ownData'> & Required<Pick<Module, 'forgetPerson'>> = {
  ownData: async (db, affiliateId) => ({
    notifications: await db.query(
      `select kind, "values", url, subject, created_at as "createdAt", read_at as "readAt",
         deleted_at as "deletedAt"
       from notification where affiliate_id = $1 order by id`,
      [affiliateId],
    ),
    events: await db.query(
      'select sequence, type, data, at from person_event where affiliate_id = $1 order by sequence',
      [affiliateId],
    ),
  }),
  forgetPerson: async (tx, affiliateId) => {
    await tx.query('delete from notification where affiliate_id = $1', [affiliateId])
    await forgetEvents(tx, affiliateId)
  },
}

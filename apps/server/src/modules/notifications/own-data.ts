import type { Module } from '../../platform/module.ts'

export const notificationsOwnData: Pick<Module, 'ownData' | 'forgetPerson'> = {
  ownData: async (db, affiliateId) => ({
    notifications: await db.query(
      `select kind, "values", url, created_at as "createdAt", read_at as "readAt", deleted_at as "deletedAt"
       from notification where affiliate_id = $1 order by id`,
      [affiliateId],
    ),
  }),
  forgetPerson: async (tx, affiliateId) => {
    await tx.query('delete from notification where affiliate_id = $1', [affiliateId])
  },
}

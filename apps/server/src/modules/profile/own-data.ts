import type { Module } from '../../platform/module.ts'
import { findMailingAddress } from './profile.store.ts'

export const profileOwnData: Pick<Module, 'ownData' | 'forgetPerson'> = {
  ownData: async (db, affiliateId) => ({
    ...(await findMailingAddress(db, affiliateId)),
    earlierAddresses: await db.query(
      'select version, address, saved_at as "savedAt" from mailing_address_history where affiliate_id = $1 order by version',
      [affiliateId],
    ),
  }),
  forgetPerson: async (tx, affiliateId) => {
    await tx.query('delete from mailing_address where affiliate_id = $1', [affiliateId])
    await tx.query('delete from mailing_address_history where affiliate_id = $1', [affiliateId])
  },
}

import type { Module } from '../../platform/module.ts'
import { findUnitSystem } from './logbook.store.ts'

export const logbookOwnData: Pick<Module, 'ownData' | 'forgetPerson'> = {
  ownData: async (db, affiliateId) => ({ unit: (await findUnitSystem(db, affiliateId)) ?? null }),
  forgetPerson: async (tx, affiliateId) => {
    await tx.query('delete from unit_setting where affiliate_id = $1', [affiliateId])
  },
}

import type { Module } from '../../platform/module.ts'
import { findMembership } from './club.store.ts'

/** A member number stands on the cards of students and is never given to another: it stays, without the person. */
export const clubOwnData: Pick<Module, 'ownData'> = {
  ownData: async (db, affiliateId) => ({ membership: (await findMembership(db, affiliateId)) ?? null }),
}

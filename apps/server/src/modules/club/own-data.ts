import type { Module } from '../../platform/module.ts'
import { findMembership, forgetMembership } from './club.store.ts'
import { forgetTerms, listTerms } from './club-term.store.ts'

export const clubOwnData: Pick<Module, 'ownData' | 'forgetPerson'> = {
  ownData: async (db, affiliateId) => ({
    membership: (await findMembership(db, affiliateId)) ?? null,
    club: await listTerms(db, affiliateId),
  }),
  forgetPerson: async (tx, affiliateId) => {
    await forgetMembership(tx, affiliateId)
    await forgetTerms(tx, affiliateId)
  },
}

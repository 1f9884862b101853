import type { Module } from '../../platform/module.ts'
import type { OwnDataPart } from '../../platform/own-data.ts'
import { clubArchiveWords } from './archive-words.ts'
import { findMembership, forgetMembership } from './club.store.ts'
import { forgetTerms, listTerms } from './club-term.store.ts'

export const clubOwnData: OwnDataPart & Pick<Module, 'forgetPerson'> = {
  archiveWords: clubArchiveWords,
  ownData: async (db, affiliateId) => ({
    membership: (await findMembership(db, affiliateId)) ?? null,
    club: await listTerms(db, affiliateId),
  }),
  forgetPerson: async (tx, affiliateId) => {
    await forgetMembership(tx, affiliateId)
    await forgetTerms(tx, affiliateId)
  },
}

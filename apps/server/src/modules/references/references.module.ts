import { type ResolverArgs, sdl, trusted } from '@fathom/contract/references'
import type { Module, Resolvers } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { referencesArchiveWords } from './archive-words.ts'
import { findStores } from './find-stores.ts'
import { lookUpParticipant, ownParticipants } from './look-up-participant.ts'
import { fillDemoParticipants } from './references.demo.ts'
import { referencesRoutes } from './references.routes.ts'
import { forgetParticipant, listOwnNumbers } from './references.store.ts'

export function referencesModule(platform: Pick<Platform, 'db' | 'clock'>): Module {
  return {
    demo: fillDemoParticipants,
    ownData: ownParticipants,
    archiveWords: referencesArchiveWords,
    forgetPerson: forgetParticipant,
    merging: {
      moves: [],
      stays: { 'participant.affiliate_id': 'only the account that stays may have a number of its own' },
      // A number from before too: what is on record leads to anyone who has it.
      refuse: async (db, { from }) =>
        (await listOwnNumbers(db, [from])).length > 0 ? 'professional-goes' : undefined,
    },
    routes: { references: referencesRoutes },
    graphs: {
      pro: {
        sdl,
        trusted,
        resolvers: {
          Query: {
            memberInfo: (_, { memberNumber }, { caller }) =>
              lookUpParticipant(platform, caller, 'member', memberNumber),
            storeInfo: (_, { storeNumber }, { caller }) =>
              lookUpParticipant(platform, caller, 'store', storeNumber),
            stores: (_, { search }) => findStores(platform.db, search),
          } satisfies Resolvers<ResolverArgs['Query']>,
        },
      },
    },
  }
}

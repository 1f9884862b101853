import { sdl, trusted } from '@fathom/contract/references'
import type { GraphContext, Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { referencesArchiveWords } from './archive-words.ts'
import { lookUpParticipant, ownParticipants } from './look-up-participant.ts'
import { fillDemoParticipants } from './references.demo.ts'
import { referencesRoutes } from './references.routes.ts'
import { forgetParticipant } from './references.store.ts'

export function referencesModule(platform: Pick<Platform, 'db' | 'clock'>): Module {
  return {
    demo: fillDemoParticipants,
    ownData: ownParticipants,
    archiveWords: referencesArchiveWords,
    forgetPerson: forgetParticipant,
    routes: { references: referencesRoutes },
    graphs: {
      pro: {
        sdl,
        trusted,
        resolvers: {
          Query: {
            memberInfo: (_: unknown, args: { memberNumber: number }, { caller }: GraphContext) =>
              lookUpParticipant(platform, caller, 'member', args.memberNumber),
            storeInfo: (_: unknown, args: { storeNumber: number }, { caller }: GraphContext) =>
              lookUpParticipant(platform, caller, 'store', args.storeNumber),
          },
        },
      },
    },
  }
}

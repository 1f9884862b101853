import { findPerson } from '../modules/account/index.ts'
import { countTrainingDives, listTrainingDives } from '../modules/logbook/index.ts'
import type { Notify } from '../modules/notifications/index.ts'
import type { TrainingPorts } from '../modules/training/index.ts'
import type { Platform } from '../platform/platform.ts'

/** What training must know of the rooms above it, to say what is missing to a card. */
export function trainingPorts({ db }: Pick<Platform, 'db'>, { notify }: { notify: Notify }): TrainingPorts {
  return {
    notify,
    findPerson: (affiliateId) => findPerson(db, affiliateId),
    listVerifiedDives: listTrainingDives,
    listFacts: async (queryable, affiliateIds) => {
      const dives = await countTrainingDives(queryable, affiliateIds)
      return new Map(
        affiliateIds.map((affiliateId) => [affiliateId, factsWith(dives.get(affiliateId) ?? {})] as const),
      )
    },
  }
}

/** Nobody signs forms or adds a card photo here yet. */
const factsWith = (verifiedDives: Readonly<Record<string, number>>) => ({
  release: { isDone: false, dueOn: null },
  medical: { isDone: false, dueOn: null },
  hasPhoto: false,
  verifiedDives,
})

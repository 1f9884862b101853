import { findPerson, listNames } from '../modules/account/index.ts'
import { listCourseForms } from '../modules/forms/index.ts'
import { countTrainingDives, listTrainingDives } from '../modules/logbook/index.ts'
import type { Notify } from '../modules/notifications/index.ts'
import type { TrainingPorts } from '../modules/training/index.ts'
import type { Platform } from '../platform/platform.ts'

/** What training must know of the rooms above it, to say what is missing to a card. */
export function trainingPorts({ db }: Pick<Platform, 'db'>, { notify }: { notify: Notify }): TrainingPorts {
  return {
    notify,
    findPerson: (affiliateId) => findPerson(db, affiliateId),
    listNames: (affiliateIds) => listNames(db, affiliateIds),
    listVerifiedDives: listTrainingDives,
    listFacts: async (queryable, affiliateIds) => {
      const [dives, forms] = await Promise.all([
        countTrainingDives(queryable, affiliateIds),
        listCourseForms(queryable, affiliateIds),
      ])
      return new Map(
        affiliateIds.map((id) => {
          // Nobody can add a photo for a card here yet.
          const facts = { verifiedDives: dives.get(id) ?? {}, hasPhoto: false }
          return [id, { ...NO_FORMS, ...forms.get(id), ...facts }] as const
        }),
      )
    },
  }
}

const OPEN = { isDone: false, dueOn: null }
const NO_FORMS = { release: OPEN, medical: OPEN }

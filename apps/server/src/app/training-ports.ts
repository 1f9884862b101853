import { professionalStatus } from '@fathom/domain/club'
import { findPerson, listNames } from '../modules/account/index.ts'
import { type IssueCertification, listHeldCourses, listWithPhoto } from '../modules/certifications/index.ts'
import { findMembership } from '../modules/club/index.ts'
import { listBirthDatesUnconfirmed, listCourseForms } from '../modules/forms/index.ts'
import { countTrainingDives, listDiveStates, listTrainingDives } from '../modules/logbook/index.ts'
import type { Notify } from '../modules/notifications/index.ts'
import { loadOffers } from '../modules/shop/index.ts'
import type { TrainingPorts } from '../modules/training/index.ts'
import type { Platform } from '../platform/platform.ts'
import { issueForCourse } from './certifications-ports.ts'
import { peoplePorts } from './forms-ports.ts'

/** What training needs from the modules above, to say what is missing for a card. */
export function trainingPorts(
  { db, clock, secrets }: Pick<Platform, 'db' | 'clock' | 'secrets'>,
  {
    notify,
    issue,
    ...given
  }: { notify: Notify; issue: IssueCertification } & Pick<
    TrainingPorts,
    'hasEnded' | 'mustBeFresh' | 'verifyDives' | 'publish' | 'prices'
  >,
): TrainingPorts {
  return {
    notify,
    ...given,
    listDiveStates,
    wasMemberOn,
    findPerson: (affiliateId) => findPerson(db, affiliateId),
    listBirthDatesUnconfirmed: (queryable, affiliateIds) =>
      listBirthDatesUnconfirmed(peoplePorts({ db, clock }), queryable, affiliateIds, clock.now()),
    listNames: (affiliateIds, tx = db) => listNames(tx, affiliateIds),
    listVerifiedDives: listTrainingDives,
    listHeld: (queryable, affiliateId) => listHeldCourses({ clock }, queryable, affiliateId),
    loadVerdicts: async (caller) => (await loadOffers({ db, clock }, caller)).verdictOf,
    certified: (tx, enrolment) => issueForCourse(issue, tx, enrolment),
    listFacts: async (queryable, affiliateIds) => {
      const [dives, forms, withPhoto, withWaiting] = await Promise.all([
        countTrainingDives(queryable, affiliateIds),
        listCourseForms({ secrets, ...peoplePorts({ db, clock }) }, queryable, affiliateIds, clock.now()),
        listWithPhoto(queryable, affiliateIds, 'approved'),
        listWithPhoto(queryable, affiliateIds, 'waiting'),
      ])
      return new Map(
        affiliateIds.map((id) => {
          const photo = { hasPhoto: withPhoto.has(id), isPhotoWaiting: withWaiting.has(id) }
          const facts = { verifiedDives: dives.get(id) ?? {}, ...photo }
          return [id, { ...NO_FORMS, ...forms.get(id), ...facts }] as const
        }),
      )
    },
  }
}

const wasMemberOn: TrainingPorts['wasMemberOn'] = async (db, affiliateId, day) => {
  const membership = await findMembership(db, affiliateId)
  return !membership || professionalStatus(membership, day) === 'Active'
}

const OPEN = { isDone: false, dueOn: null, state: 'missing', request: 'none', since: null } as const
const NO_FORMS = { release: OPEN, medical: OPEN }

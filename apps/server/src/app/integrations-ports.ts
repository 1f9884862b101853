import { findLevel } from '@fathom/domain/certifications'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Identity } from '@fathom/identity'
import { findByAddress, findByNumber, findPerson, listNames } from '../modules/account/index.ts'
import type { CertificationsModule } from '../modules/certifications/index.ts'
import { addClubYear } from '../modules/club/index.ts'
import type { IntegrationsPorts } from '../modules/integrations/index.ts'
import { findParticipant } from '../modules/references/index.ts'
import {
  enrolByCode,
  findCourse,
  type PublishEnrolment,
  publishEnrolment,
} from '../modules/training/index.ts'
import type { Queryable } from '../platform/database/index.ts'

type Needs = {
  certifications: Pick<CertificationsModule, 'giveBoughtECard' | 'orderBoughtCard'>
  identity: Identity | undefined
  publish: PublishEnrolment
}

/** What a purchase unlocks in other modules, and for whom. */
export function integrationsPorts({ certifications, identity, publish }: Needs): IntegrationsPorts {
  const enrol = publishedEnrol(publish)
  return {
    effects: {
      enrol: async (tx, of) => {
        const enrolled = await enrol(tx, of)
        return typeof enrolled === 'string' ? enrolled : 'applied'
      },
      addClubYear: async (tx, { affiliateId, source, now }) => {
        await addClubYear(tx, affiliateId, { source, now })
      },
      giveECard: certifications.giveBoughtECard,
      orderCard: certifications.orderBoughtCard,
    },
    hasCourse: async (db, packageId) => (await findCourse(db, packageId, DEFAULT_LOCALE)) !== undefined,
    hasLevel: (levelID) => findLevel(levelID) !== undefined,
    hasStore: async (db, storeNumber) => (await findParticipant(db, 'store', storeNumber)) !== undefined,
    findByAddress,
    findByNumber,
    findLanguage: async (db, affiliateId) => (await findPerson(db, affiliateId))?.language,
    listNames,
    findClientToken: identity?.findClientToken,
  }
}

/** Other systems learn of a course that was paid for elsewhere, as of any other. */
export const publishedEnrol =
  (publish: PublishEnrolment) => async (tx: Queryable, input: Parameters<typeof enrolByCode>[1]) => {
    const enrolled = await enrolByCode(tx, input)
    if (typeof enrolled !== 'string')
      await publishEnrolment(publish, tx, { affiliateId: input.affiliateId, ...enrolled })
    return enrolled
  }

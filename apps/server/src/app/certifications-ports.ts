import { isClubMember } from '@fathom/domain/club'
import type { Prices } from '@fathom/domain/shop'
import type { Enrolment } from '@fathom/domain/training'
import { findPerson, listIdentities } from '../modules/account/index.ts'
import {
  type CertificationsPorts,
  findLevelOfCourse,
  type IssueCertification,
} from '../modules/certifications/index.ts'
import { readClubStatus } from '../modules/club/index.ts'
import type { Notify } from '../modules/notifications/index.ts'
import { checkAddress, findMailingAddress } from '../modules/profile/index.ts'
import { findRecordedParticipant } from '../modules/references/index.ts'
import { listProducts } from '../modules/shop/index.ts'
import { doesTeach } from '../modules/training/index.ts'
import type { Trust } from '../modules/trust/index.ts'
import type { Queryable } from '../platform/database/index.ts'
import type { QueuePort } from '../platform/queues.ts'

type Modules = {
  notifications: { notify: Notify }
  trust: Trust
  queues: QueuePort
  publish: CertificationsPorts['publish']
  prices: Prices
}

/** What certifications need from other modules. */
export function certificationsPorts({
  notifications,
  trust,
  queues,
  publish,
  prices,
}: Modules): CertificationsPorts {
  return {
    notify: notifications.notify,
    queues,
    publish,
    prices,
    findPerson,
    listBirthDates: async (db, affiliateIds) => {
      const people = await listIdentities(db, affiliateIds)
      return new Map([...people].map(([affiliateId, { ruling }]) => [affiliateId, ruling.youngest]))
    },
    listMinimumAges: async (db) => {
      const products = await listProducts(db)
      return new Map(products.map(({ packageId, prerequisites }) => [packageId, prerequisites.minimumAge]))
    },
    doesTeach,
    isClubMember: async (db, affiliateId, now) => isClubMember(await readClubStatus(db, affiliateId, now)),
    findMailingAddress: async (db, affiliateId) => (await findMailingAddress(db, affiliateId)).mailingAddress,
    checkAddress,
    sign: trust.statementFor,
    revokeSigned: trust.revoke,
    replaceSigned: trust.replace,
    replaceSignedDives: trust.replaceDives,
  }
}

/** Issues the card for a certified course, once, however often it is called. */
export async function issueForCourse(
  issue: IssueCertification,
  tx: Queryable,
  enrolment: Enrolment,
): Promise<void> {
  const levelID = await findLevelOfCourse(tx, enrolment.packageId)
  if (levelID === undefined || enrolment.certifiedAt === null) return
  await issue(tx, {
    source: `enrolment:${enrolment.enrolmentId}`,
    affiliateId: enrolment.affiliateId,
    levelID,
    certDate: enrolment.certifiedAt.slice(0, 10),
    instructor: await named(tx, 'member', enrolment.memberNumber),
    store: await named(tx, 'store', enrolment.storeNumber),
    hasECard: true,
  })
}

async function named(tx: Queryable, kind: 'member' | 'store', number: number | null) {
  if (number === null) return null
  return { number, name: (await findRecordedParticipant(tx, kind, number))?.name ?? '' }
}

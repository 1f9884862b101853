import type { EnrolOfferWire, ExtraDataWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { findParticipant, listOwnParticipants } from '../../references/index.ts'
import { findCourse } from '../catalogue/course.store.ts'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { teacherOf } from '../learning/teacher.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { listEntitlements } from '../training.store.ts'
import { listStoresOf } from './enrolment.store.ts'

/** What a link offers: the course, who teaches it, and who teaches it to the reader now. */
export async function getEnrolOffer(
  { db }: Pick<TrainingDeps, 'db'>,
  { affiliateId }: User,
  culture: string,
  { packageId, ...named }: ExtraDataWire,
): Promise<EnrolOfferWire> {
  const course = await findCourse(db, packageId, culture)
  if (!course) throw noCourseFound(packageId)
  const { title, summary, scene } = course
  const entitlements = await listEntitlements(db, affiliateId)
  const enrolment = await findEnrolment(db, affiliateId, packageId)
  const own = await listOwnParticipants(db, affiliateId)
  return {
    ...(await teacherOf(
      db,
      { storeNumber: named.storeNumber ?? null, memberNumber: named.memberNumber ?? null },
      findParticipant,
    )),
    packageId: course.packageId,
    title,
    summary,
    scene,
    isEntitled: entitlements.some((entitlement) => entitlement.packageId === course.packageId),
    isOwn: own.some(
      ({ kind, number }) => number === (kind === 'member' ? named.memberNumber : named.storeNumber),
    ),
    now: enrolment?.endedAt === null ? await teacherOf(db, enrolment) : null,
  }
}

/** The content of this professional's link: themselves, and their store if they teach at only one. */
export async function offerOfTeacher(
  { db }: Pick<TrainingDeps, 'db'>,
  { affiliateId }: User,
  packageId: string,
): Promise<ExtraDataWire> {
  const own = await listOwnParticipants(db, affiliateId)
  const numberOf = (kind: string) => own.find((each) => each.kind === kind)?.number
  const memberNumber = numberOf('member')
  if (own.length === 0) throw new Problem('not-allowed', 403)
  if (!isUuid(packageId) || !(await findCourse(db, packageId.toLowerCase(), 'en-US')))
    throw noCourseFound(packageId)
  const stores = memberNumber === undefined ? [] : await listStoresOf(db, [memberNumber])
  const storeNumber = numberOf('store') ?? (stores.length === 1 ? stores[0] : undefined)
  return { packageId: packageId.toLowerCase(), storeNumber, memberNumber }
}

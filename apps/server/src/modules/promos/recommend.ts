import type { OfferWire } from '@fathom/contract/promos'
import { isProcessed } from '@fathom/domain/dsd'
import { type OfferFacts, type Recommendation, recommendOffer } from '@fathom/domain/promos'
import type { User } from '@fathom/domain/session'
import { priceToPay } from '@fathom/domain/shop'
import type { Course } from '@fathom/domain/training'
import { findCheckpoint } from '../dsd/index.ts'
import { listCourses, listEnrolments, listEntitlements } from '../training/index.ts'
import { listDismissed } from './offer.store.ts'
import type { PromosDeps } from './promos.deps.ts'

async function loadFacts(
  { db, clock }: PromosDeps,
  { affiliateId, affiliateType }: User,
): Promise<OfferFacts> {
  const [enrolments, entitlements, checkpoint] = await Promise.all([
    listEnrolments(db, affiliateId),
    listEntitlements(db, affiliateId),
    findCheckpoint(db, affiliateId),
  ])
  const idsOf = (rows: readonly { packageId: string }[]) => new Set(rows.map(({ packageId }) => packageId))
  return {
    isCustomer: affiliateType === 1,
    hasDived: isProcessed(checkpoint, clock.now()),
    has: idsOf([...enrolments, ...entitlements]),
    isLearning: enrolments.some(({ certifiedAt, endedAt }) => certifiedAt === null && endedAt === null),
    certified: idsOf(enrolments.filter(({ certifiedAt }) => certifiedAt !== null)),
  }
}

type Found = { recommendation: Recommendation; course: Course; courses: readonly Course[] }

async function findFound(deps: PromosDeps, reader: User, culture: string): Promise<Found | undefined> {
  const [courses, onShow, facts] = await Promise.all([
    listCourses(deps.db, culture),
    deps.listOnShow(),
    loadFacts(deps, reader),
  ])
  const recommendation = recommendOffer(
    courses.filter(({ packageId }) => onShow.has(packageId)),
    facts,
  )
  const course = courses.find(({ packageId }) => packageId === recommendation?.packageId)
  return recommendation && course && { recommendation, course: deps.prices.ofCourse(course), courses }
}

/** The course for which this person has the other offer. Closing its card doesn't take the offer away. */
export async function findOfferedCourse(deps: PromosDeps, reader: User): Promise<string | undefined> {
  return (await findFound(deps, reader, reader.language))?.course.packageId
}

/** CA-44: undefined if there is nothing to recommend or it was dismissed. */
export async function findOffer(
  deps: PromosDeps,
  reader: User,
  culture: string,
): Promise<OfferWire | undefined> {
  const found = await findFound(deps, reader, culture)
  const dismissed = await listDismissed(deps.db, reader.affiliateId)
  if (!found?.course.price || dismissed.some(({ packageId }) => packageId === found.course.packageId))
    return undefined
  const { recommendation, course, courses } = found
  const club = await deps.findClubDiscount(reader)
  const offer = { kind: 'offer', percent: deps.config.discounts.offer } as const
  return {
    id: course.packageId,
    packageId: course.packageId,
    title: course.title,
    summary: course.summary,
    scene: course.scene,
    reason: recommendation.reason,
    basedOn: courses.find(({ packageId }) => packageId === recommendation.basedOn)?.title ?? null,
    price: priceToPay(found.course.price, club ? [club, offer] : [offer]),
  }
}

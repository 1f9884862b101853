import type { OfferWire } from '@fathom/contract/promos'
import { isDiver } from '@fathom/domain/certifications'
import { isProcessed } from '@fathom/domain/dsd'
import {
  type CourseToRecommend,
  type OfferFacts,
  type Recommendation,
  recommendOffer,
} from '@fathom/domain/promos'
import type { User } from '@fathom/domain/session'
import { priceToPay } from '@fathom/domain/shop'
import type { Course } from '@fathom/domain/training'
import { findCheckpoint } from '../dsd/index.ts'
import { countExperience } from '../logbook/index.ts'
import { listCourses, listEnrolments } from '../training/index.ts'
import { listDismissed } from './offer.store.ts'
import type { PromosDeps } from './promos.deps.ts'

type Loaded = {
  courses: CourseToRecommend[]
  /** Of all courses: one that isn't sold any more can still be the one before. */
  titles: ReadonlyMap<string, string>
  facts: OfferFacts
}

async function load(deps: PromosDeps, reader: User, culture: string): Promise<Loaded> {
  const { db, clock } = deps
  const { affiliateId, affiliateType } = reader
  const [courses, offers, enrolments, checkpoint, experience] = await Promise.all([
    listCourses(db, culture),
    deps.loadOffers(reader),
    listEnrolments(db, affiliateId),
    findCheckpoint(db, affiliateId),
    countExperience(db, affiliateId),
  ])
  const known = new Map(offers.courses.map((course) => [course.packageId, course]))
  return {
    titles: new Map(courses.map(({ packageId, title }) => [packageId, title])),
    courses: courses.flatMap((course) => {
      const { levelID, prerequisites } = known.get(course.packageId) ?? {}
      return prerequisites ? [{ ...course, levelID: levelID ?? null, after: prerequisites.after }] : []
    }),
    facts: {
      isCustomer: affiliateType === 1,
      hasDived: isProcessed(checkpoint, clock.now()),
      isLearning: enrolments.some(({ certifiedAt, endedAt }) => certifiedAt === null && endedAt === null),
      verdictOf: offers.verdictOf,
      isCertified: isDiver(offers.held.levels) || offers.held.courses.size > 0,
      held: offers.held.courses,
      experience,
    },
  }
}

type Found = { recommendation: Recommendation; course: Course; titles: Loaded['titles'] }

async function findFound(deps: PromosDeps, reader: User, culture: string): Promise<Found | undefined> {
  const { courses, titles, facts } = await load(deps, reader, culture)
  const recommendation = recommendOffer(courses, facts)
  const course = courses.find(({ packageId }) => packageId === recommendation?.packageId)
  return recommendation && course && { recommendation, course: deps.prices.ofCourse(course), titles }
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
  const { recommendation, course, titles } = found
  const club = await deps.findClubDiscount(reader)
  const offer = { kind: 'offer', percent: deps.config.discounts.offer } as const
  return {
    id: course.packageId,
    packageId: course.packageId,
    title: course.title,
    summary: course.summary,
    scene: course.scene,
    reason: recommendation.reason,
    basedOn: titles.get(recommendation.basedOn ?? '') ?? null,
    dives: recommendation.dives,
    price: priceToPay(found.course.price, club ? [club, offer] : [offer]),
  }
}

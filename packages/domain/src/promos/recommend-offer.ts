import { findLevelByCode } from '../certifications/index.ts'
import type { OfferVerdict } from '../shop/index.ts'
import { type Course, hasCard, isEntryCourse } from '../training/index.ts'

/** Why a course is recommended. The text of each is `promos.reason.<name>`. */
export const OFFER_REASONS = [
  'first-course',
  'after-first-dive',
  'deep-dives',
  'dry-suit-dives',
  'specialty',
  'next-after',
  'next-course',
] as const
export type OfferReason = (typeof OFFER_REASONS)[number]

/** EN-19. */
export type Recommendation = {
  packageId: string
  reason: OfferReason
  /** The finished course that this one builds on. */
  basedOn: string | null
  /** How many dives in the logbook speak for it; null if it's recommended for another reason. */
  dives: number | null
}

/** What the logbook says: how many dives went below the limit of a first course, or were made in a dry suit. */
export type DiveExperience = { deep: number; drySuit: number }

/** A course of the catalog, with what it leads to and builds on. */
export type CourseToRecommend = Course & { levelID: number | null; after: string | null }

export type OfferFacts = {
  /** False for people who teach or work here: we don't sell to them. */
  isCustomer: boolean
  /** The person has made the first dive with an instructor (ST-06). */
  hasDived: boolean
  isLearning: boolean
  /** SN-02. */
  verdictOf: (packageId: string) => OfferVerdict
  isCertified: boolean
  /** The courses whose card the person holds, or has gone beyond. */
  held: ReadonlySet<string>
  experience: DiveExperience
}

type Sold = readonly CourseToRecommend[]

function firstCourse(sold: Sold, { hasDived }: OfferFacts): Recommendation | undefined {
  const entry = sold.filter(isEntryCourse)
  const course = hasDived ? entry.find(hasCard) : entry[0]
  const reason = hasDived ? 'after-first-dive' : 'first-course'
  return course && { packageId: course.packageId, reason, basedOn: null, dives: null }
}

/** So many dives of a kind are no accident. */
const ENOUGH_DIVES = 3

const SPOKEN_FOR = [
  ['deep', 'deep-dives', ({ deep }: DiveExperience) => deep],
  ['dry-suit', 'dry-suit-dives', ({ drySuit }: DiveExperience) => drySuit],
] as const

/** A course that the person's own dives speak for. */
function courseOfDives(sold: Sold, { experience }: OfferFacts): Recommendation | undefined {
  for (const [code, reason, countIn] of SPOKEN_FOR) {
    const dives = countIn(experience)
    const levelID = findLevelByCode(code)?.levelID
    const course = sold.find((each) => each.levelID !== null && each.levelID === levelID)
    if (course && dives >= ENOUGH_DIVES) return { packageId: course.packageId, reason, basedOn: null, dives }
  }
  return undefined
}

/** What the dives speak for, then a course that goes with a card that the person holds, then the next step. */
function nextCourse(sold: Sold, facts: OfferFacts): Recommendation | undefined {
  const fitting = courseOfDives(sold, facts)
  if (fitting) return fitting
  const specialty = sold.find(({ specialtyOf }) => specialtyOf !== null && facts.held.has(specialtyOf))
  if (specialty) {
    const { packageId, specialtyOf } = specialty
    return { packageId, reason: 'specialty', basedOn: specialtyOf, dives: null }
  }
  const next = sold.find(({ level, specialtyOf }) => level === 'continuing' && specialtyOf === null)
  if (!next) return undefined
  const { packageId, after } = next
  return { packageId, reason: after === null ? 'next-course' : 'next-after', basedOn: after, dives: null }
}

/**
 * Recommends one course that may be offered (SN-02), in catalog order. A person who is in the middle of a course gets
 * no recommendation.
 */
export function recommendOffer(courses: Sold, facts: OfferFacts): Recommendation | undefined {
  if (!facts.isCustomer || facts.isLearning) return undefined
  const sold = courses.filter(
    ({ sellable, price, kind, packageId }) =>
      sellable && price !== null && kind === 'consumer' && facts.verdictOf(packageId) === 'offer',
  )
  return facts.isCertified ? nextCourse(sold, facts) : firstCourse(sold, facts)
}

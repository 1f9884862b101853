import { type Course, isEntryCourse } from '../training/index.ts'

/** Why a course is recommended. The text of each is `promos.reason.<name>`. */
export const OFFER_REASONS = ['first-course', 'after-first-dive', 'specialty', 'next-course'] as const
export type OfferReason = (typeof OFFER_REASONS)[number]

/** EN-19. */
export type Recommendation = {
  packageId: string
  reason: OfferReason
  /** The finished course that this one builds on. */
  basedOn: string | null
}

export type OfferFacts = {
  /** False for people who teach or work here: we don't sell to them. */
  isCustomer: boolean
  /** The person has made the first dive with an instructor (ST-06). */
  hasDived: boolean
  /** Every course that the person is taking, has taken or may take. */
  has: ReadonlySet<string>
  isLearning: boolean
  /** The courses whose card the person holds. */
  certified: ReadonlySet<string>
}

const leadsToACard = ({ requirements }: Course) => requirements.photo

function firstCourse(sold: readonly Course[], { hasDived }: OfferFacts): Recommendation | undefined {
  const entry = sold.filter(isEntryCourse)
  const course = hasDived ? entry.find(leadsToACard) : entry[0]
  return (
    course && {
      packageId: course.packageId,
      reason: hasDived ? 'after-first-dive' : 'first-course',
      basedOn: null,
    }
  )
}

/** A course that goes with a card that the person holds, otherwise the next step for divers. */
function nextCourse(sold: readonly Course[], { certified }: OfferFacts): Recommendation | undefined {
  const specialty = sold.find(({ specialtyOf }) => specialtyOf !== null && certified.has(specialtyOf))
  if (specialty)
    return { packageId: specialty.packageId, reason: 'specialty', basedOn: specialty.specialtyOf }
  const next = sold.find(({ level, specialtyOf }) => level === 'continuing' && specialtyOf === null)
  return next && { packageId: next.packageId, reason: 'next-course', basedOn: null }
}

/**
 * Recommends one course, in catalog order. A person who is in the middle of a course gets no recommendation.
 */
export function recommendOffer(courses: readonly Course[], facts: OfferFacts): Recommendation | undefined {
  if (!facts.isCustomer || facts.isLearning) return undefined
  const sold = courses.filter(
    ({ sellable, price, kind, packageId }) =>
      sellable && price !== null && kind === 'consumer' && !facts.has.has(packageId),
  )
  return facts.certified.size > 0 ? nextCourse(sold, facts) : firstCourse(sold, facts)
}

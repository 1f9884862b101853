import { type Course, isEntryCourse } from '../training/index.ts'

/** Why a course is recommended; worded by `promos.reason.<name>`. */
export const OFFER_REASONS = ['first-course', 'after-first-dive', 'specialty', 'next-course'] as const
export type OfferReason = (typeof OFFER_REASONS)[number]

/** EN-19. */
export type Recommendation = {
  packageId: string
  reason: OfferReason
  /** The course that somebody has finished and that this one goes with. */
  basedOn: string | null
}

export type OfferFacts = {
  /** Whoever teaches or works here is sold nothing. */
  isCustomer: boolean
  /** The first dive with an instructor is behind them (ST-06). */
  hasDived: boolean
  /** Every course that they take, took or may take. */
  has: ReadonlySet<string>
  isLearning: boolean
  /** The courses whose card they hold. */
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

/** What goes with a course that they hold the card of, else the next step for divers. */
function nextCourse(sold: readonly Course[], { certified }: OfferFacts): Recommendation | undefined {
  const specialty = sold.find(({ specialtyOf }) => specialtyOf !== null && certified.has(specialtyOf))
  if (specialty)
    return { packageId: specialty.packageId, reason: 'specialty', basedOn: specialty.specialtyOf }
  const next = sold.find(({ level, specialtyOf }) => level === 'continuing' && specialtyOf === null)
  return next && { packageId: next.packageId, reason: 'next-course', basedOn: null }
}

/** One course, the catalogue in its order. Whoever is in the middle of one is left to it. */
export function recommendOffer(courses: readonly Course[], facts: OfferFacts): Recommendation | undefined {
  if (!facts.isCustomer || facts.isLearning) return undefined
  const sold = courses.filter(
    ({ sellable, price, kind, packageId }) =>
      sellable && price !== null && kind === 'consumer' && !facts.has.has(packageId),
  )
  return facts.certified.size > 0 ? nextCourse(sold, facts) : firstCourse(sold, facts)
}

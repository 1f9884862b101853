import { isDiveCenter, isStaffMember, type User } from '@fathom/domain/session'
import {
  ageOn,
  type Beginner,
  type Held,
  type OfferableCourse,
  type OfferReader,
  type OfferVerdict,
  offersFor,
} from '@fathom/domain/shop'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findRulingBirthDates } from '../account/index.ts'
import { listCourseLevels, listHeldLevels } from '../certifications/index.ts'
import { findCheckpoint } from '../dsd/index.ts'
import { countByFilter } from '../logbook/index.ts'
import { listCourses, listEnrolments, listEntitlements } from '../training/index.ts'
import { listProducts } from './shop.store.ts'

/** SN-02: what may be offered to one person. */
export type Offers = {
  courses: readonly OfferableCourse[]
  verdictOf: (packageId: string) => OfferVerdict
  /** With what is below it. */
  held: Held
  /** The levels without an eCard, which the club may give away (RO-06). */
  withoutECard: ReadonlySet<number>
  /** For the prerequisites of a course. */
  beginner: Beginner
  taken: ReadonlySet<string>
}

type Deps = Pick<Platform, 'db' | 'clock'>
type Reader = Pick<User, 'affiliateId' | 'affiliateType'>

async function listOfferable(db: Queryable): Promise<OfferableCourse[]> {
  const [courses, levels, products] = await Promise.all([
    listCourses(db, ''),
    listCourseLevels(db),
    listProducts(db),
  ])
  const levelOf = new Map(levels.map(({ packageId, levelID }) => [packageId, levelID]))
  const asksOf = new Map(products.map(({ packageId, prerequisites }) => [packageId, prerequisites]))
  return courses.map((course) => ({
    ...course,
    levelID: levelOf.get(course.packageId) ?? null,
    prerequisites: asksOf.get(course.packageId) ?? null,
  }))
}

async function loadReader({ db, clock }: Deps, affiliateId: number) {
  const [birthDates, enrolments, entitlements, dives, { levels, withoutECard }, checkpoint] =
    await Promise.all([
      findRulingBirthDates(db, affiliateId),
      listEnrolments(db, affiliateId),
      listEntitlements(db, affiliateId),
      countByFilter(db, affiliateId),
      listHeldLevels({ clock }, db, affiliateId),
      findCheckpoint(db, affiliateId),
    ])
  const idsOf = (rows: readonly { packageId: string }[]) => new Set(rows.map(({ packageId }) => packageId))
  const reader: OfferReader = {
    age: ageOn(birthDates?.youngest ?? '', clock.now().toISOString().slice(0, 10)),
    loggedDives: dives.all - dives.drafts,
    levels,
    certified: idsOf(enrolments.filter(({ certifiedAt }) => certifiedAt !== null)),
    taken: idsOf([...enrolments, ...entitlements]),
    isGuest: checkpoint !== undefined,
  }
  return { reader, withoutECard }
}

/** Dive centers and staff don't buy for themselves: they see everything that is sold. */
const isSeller = ({ affiliateType }: Reader) => isDiveCenter(affiliateType) || isStaffMember(affiliateType)

export async function loadOffers(deps: Deps, caller: Reader): Promise<Offers> {
  const [courses, { reader, withoutECard }] = await Promise.all([
    listOfferable(deps.db),
    loadReader(deps, caller.affiliateId),
  ])
  const { held, verdicts } = offersFor(courses, reader)
  const { age, loggedDives, taken } = reader
  return {
    courses,
    verdictOf: (packageId) => (isSeller(caller) ? 'offer' : (verdicts.get(packageId) ?? 'offer')),
    held,
    withoutECard,
    beginner: { age, loggedDives, certified: held.courses },
    taken,
  }
}

import { isDiver, levelBefore, withLowerLevels } from '../certifications/index.ts'
import { type Course, hasCard } from '../training/index.ts'
import { type Beginner, checkPrerequisites } from './prerequisites.ts'
import type { Prerequisites } from './product.ts'

/** SN-02: whether a course may be offered to a person, or why not. */
export const OFFER_VERDICTS = [
  'offer',
  'held',
  'taken',
  'too-young',
  'card-missing',
  'dives-missing',
] as const
export type OfferVerdict = (typeof OFFER_VERDICTS)[number]

/** What the rule needs to know about a course. */
export type OfferableCourse = Pick<Course, 'packageId' | 'level' | 'specialtyOf' | 'requirements'> & {
  /** The level that it leads to; null if that isn't known or it leads to none. */
  levelID: number | null
  /** Null for a course without a page in the shop. */
  prerequisites: Prerequisites | null
}

/** What the rule needs to know about a person. */
export type OfferReader = Omit<Beginner, 'certified'> & {
  /** The valid certifications. */
  levels: ReadonlySet<number>
  /** The courses in which the person was certified. */
  certified: ReadonlySet<string>
  /** The courses that the person takes, has taken or may already begin. */
  taken: ReadonlySet<string>
  /** Began Discover Scuba Diving with a dive center. */
  isGuest: boolean
}

/** What a person has, with everything below it. */
export type Held = { levels: ReadonlySet<number>; courses: ReadonlySet<string> }

const NOTHING_ASKED = { minimumAge: 0, loggedDives: 0 }

/** A specialty needs the card of its course, unless staff have said what it needs. */
const asksOf = ({ prerequisites, specialtyOf }: OfferableCourse): Prerequisites =>
  prerequisites ?? { ...NOTHING_ASKED, after: specialtyOf }

/** A first try certifies nobody, such as Discover Scuba Diving. */
const isFirstTry = ({ level, requirements }: OfferableCourse) =>
  level === 'beginner' && !hasCard({ requirements })

/** Who holds a course also holds the courses that it asks for. Where a level is known, the card counts. */
function heldBy(courses: readonly OfferableCourse[], reader: OfferReader): Held {
  const levels = withLowerLevels(reader.levels)
  const held = new Set<string>()
  const add = (course: OfferableCourse | undefined) => {
    if (!course || held.has(course.packageId)) return
    held.add(course.packageId)
    add(courses.find(({ packageId }) => packageId === asksOf(course).after))
  }
  for (const course of courses)
    if (course.levelID === null ? reader.certified.has(course.packageId) : levels.has(course.levelID))
      add(course)
  return { levels, courses: held }
}

const WHY_NOT = { age: 'too-young', after: 'card-missing', dives: 'dives-missing' } as const

/** SN-02, for each of these courses. A fact that we don't know doesn't count against the person. */
export function offersFor(
  courses: readonly OfferableCourse[],
  reader: OfferReader,
): { held: Held; verdicts: ReadonlyMap<string, OfferVerdict> } {
  const held = heldBy(courses, reader)
  const firstCourses = courses.filter((course) => course.level === 'beginner' && hasCard(course))
  const isCertified =
    isDiver(held.levels) || firstCourses.some(({ packageId }) => held.courses.has(packageId))
  const isLearning = firstCourses.some(({ packageId }) => reader.taken.has(packageId))
  const verdictOf = (course: OfferableCourse): OfferVerdict => {
    const { packageId } = course
    if (held.courses.has(packageId) || (isFirstTry(course) && isCertified)) return 'held'
    if (reader.taken.has(packageId) || (isFirstTry(course) && (isLearning || reader.isGuest))) return 'taken'
    const unmet = checkPrerequisites(asksOf(course), { ...reader, certified: held.courses }).find(
      ({ isMet }) => isMet === false,
    )
    return unmet ? WHY_NOT[unmet.ask] : 'offer'
  }
  return { held, verdicts: new Map(courses.map((course) => [course.packageId, verdictOf(course)])) }
}

/**
 * SN-02, for a card without regard to a course that leads to it: nobody is offered one that they hold or have gone
 * beyond, nor one whose level before they lack.
 */
export function mayReachLevel(levelID: number, held: ReadonlySet<number>): boolean {
  const before = levelBefore(levelID)
  return !held.has(levelID) && (before === undefined || held.has(before))
}

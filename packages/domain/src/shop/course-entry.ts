import { type WordsByLanguage, type WordsProblem, wordsProblem } from '../translations/index.ts'
import type { Prerequisites } from './product.ts'

/** OF-08: what staff publish about a course. What is taught and examined isn't part of it. */
export type CourseEntry = {
  isOffered: boolean
  words: WordsByLanguage<'title' | 'summary'>
  /** Null for a course that has no page in the shop. */
  prerequisites: Prerequisites | null
}

export const LONGEST_COURSE_TITLE = 100
export const LONGEST_COURSE_SUMMARY = 300

const HIGHEST_AGE = 99
const MOST_DIVES = 1000

export type CourseEntryProblem =
  | WordsProblem
  | 'not-whole'
  | 'age-missing'
  | 'after-itself'
  | 'after-unknown'
  | 'after-circle'

/** Of every course, which one it comes after. */
export type CourseOrder = ReadonlyMap<string, string | null>

const isWhole = (number: number, most: number) => Number.isInteger(number) && number >= 0 && number <= most

/** Why this can't be published about the course with this id. */
export function courseEntryProblem(
  { words, prerequisites }: CourseEntry,
  packageId: string,
  order: CourseOrder,
): CourseEntryProblem | undefined {
  const problem = wordsProblem(words)
  if (problem || !prerequisites) return problem
  const { minimumAge, loggedDives, after } = prerequisites
  if (!isWhole(minimumAge, HIGHEST_AGE) || minimumAge === 0) return 'age-missing'
  if (!isWhole(loggedDives, MOST_DIVES)) return 'not-whole'
  return after === null ? undefined : afterProblem(after, packageId, order)
}

/** A course that comes after itself, at once or by way of others, is one that nobody can begin. */
function afterProblem(after: string, packageId: string, order: CourseOrder): CourseEntryProblem | undefined {
  if (after === packageId) return 'after-itself'
  if (!order.has(after)) return 'after-unknown'
  const seen = new Set<string>()
  for (let before = order.get(after); before && !seen.has(before); before = order.get(before)) {
    if (before === packageId) return 'after-circle'
    seen.add(before)
  }
  return undefined
}

import type { Prerequisites } from './product.ts'

/** What we know about a person who wants to start a course; undefined where it's unknown. */
export type Beginner = {
  age: number | undefined
  /** The courses whose card the person holds. */
  certified: ReadonlySet<string>
  loggedDives: number | undefined
}

export type CheckedPrerequisite = { ask: 'age' | 'after' | 'dives'; isMet: boolean | null }

/** Each prerequisite of a course and whether it's met; null if we can't know. */
export function checkPrerequisites(
  { minimumAge, after, loggedDives }: Prerequisites,
  beginner: Beginner,
): CheckedPrerequisite[] {
  const reaches = (have: number | undefined, need: number) => (have === undefined ? null : have >= need)
  return [
    ...(minimumAge > 0 ? [{ ask: 'age', isMet: reaches(beginner.age, minimumAge) } as const] : []),
    ...(after === null ? [] : [{ ask: 'after', isMet: beginner.certified.has(after) } as const]),
    ...(loggedDives > 0
      ? [{ ask: 'dives', isMet: reaches(beginner.loggedDives, loggedDives) } as const]
      : []),
  ]
}

/** Age in whole years on that day, both as `YYYY-MM-DD`; undefined if the birth date is unknown. */
export function ageOn(birthdate: string, day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthdate)) return undefined
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years
}

import { lastDayOnEarth } from '../forms/index.ts'

/** VA-07. */
export const DISCOVER_AGE = 10

const DAY = /^(\d{4})(-\d{2}-\d{2})$/

/** The day from which somebody may discover scuba diving; undefined when the birth date is not known. */
export function firstDayAllowed(birthdate: string): string | undefined {
  const [, year, rest] = DAY.exec(birthdate) ?? []
  if (year === undefined || Number.isNaN(Date.parse(birthdate))) return undefined
  return `${String(Number(year) + DISCOVER_AGE).padStart(4, '0')}${rest}`
}

/**
 * VA-07, on the day of the place where days begin last: whoever is old enough there is so everywhere on earth, and a
 * birthday that has begun elsewhere lets nobody in a day early.
 */
export function ageProblem(birthdate: string, now: Date): 'birthdate-unknown' | 'too-young' | undefined {
  const first = firstDayAllowed(birthdate)
  if (first === undefined) return 'birthdate-unknown'
  return lastDayOnEarth(now) < first ? 'too-young' : undefined
}

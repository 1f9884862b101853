import { lastDayOnEarth } from '../forms/index.ts'

/** VA-07. */
export const DISCOVER_AGE = 10

const DAY = /^(\d{4})(-\d{2}-\d{2})$/

/** The first day on which a person may take Discover Scuba Diving; undefined if the birth date is unknown. */
export function firstDayAllowed(birthdate: string): string | undefined {
  const [, year, rest] = DAY.exec(birthdate) ?? []
  if (year === undefined || Number.isNaN(Date.parse(birthdate))) return undefined
  return `${String(Number(year) + DISCOVER_AGE).padStart(4, '0')}${rest}`
}

/**
 * VA-07, checked in the time zone where days start last: a person who is old enough there is old enough
 * everywhere, and nobody gets in a day early.
 */
export function ageProblem(birthdate: string, now: Date): 'birthdate-unknown' | 'too-young' | undefined {
  const first = firstDayAllowed(birthdate)
  if (first === undefined) return 'birthdate-unknown'
  return lastDayOnEarth(now) < first ? 'too-young' : undefined
}

import type { Answers, FormDefinition } from './definition.ts'
import { visibleQuestions } from './engine.ts'

const OF_AGE = 18
const OLDEST = 120
const HOUR_MS = 3_600_000
const LAST_PLACE_HOURS = 12

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The date in the time zone where days start last: a person who is of age there is of age everywhere. */
export const lastDayOnEarth = (now: Date): string =>
  new Date(now.getTime() - LAST_PLACE_HOURS * HOUR_MS).toISOString().slice(0, 10)

/** The moment when a day has started everywhere on earth, and so counts. */
export const dayCountsFrom = (day: string): Date => new Date(Date.parse(day) + LAST_PLACE_HOURS * HOUR_MS)

/** Age in whole years; undefined if the birth date is unknown. */
export function yearsOn(birthDate: string, day: string): number | undefined {
  if (!DAY.test(birthDate) || Number.isNaN(Date.parse(birthDate))) return undefined
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Without a birth date we don't know that a person is of age, but we don't require a guardian either. */
export function isMinor(birthDate: string, day: string): boolean {
  const years = yearsOn(birthDate, day)
  return years !== undefined && years < OF_AGE
}

export const mayBeGuardian = (birthDate: string, day: string): boolean =>
  (yearsOn(birthDate, day) ?? 0) >= OF_AGE

/** Nobody is that old, so the year must be a typo. */
export const isTooOld = (birthDate: string, day: string): boolean => (yearsOn(birthDate, day) ?? 0) > OLDEST

/**
 * The questions whose answer contradicts the birth date. In the year after that birthday both answers are
 * true: the person is that many years old, and already older.
 */
export function ageContradictions(
  form: FormDefinition,
  answers: Answers,
  birthDate: string,
  day: string,
): readonly string[] {
  const years = yearsOn(birthDate, day)
  if (years === undefined) return []
  return visibleQuestions(form, answers).flatMap(({ id, olderThan }) => {
    if (olderThan === undefined) return []
    const isWrong = answers[id] === 'yes' ? years < olderThan : answers[id] === 'no' && years > olderThan
    return isWrong ? [id] : []
  })
}

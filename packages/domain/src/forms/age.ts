import type { Answers, FormDefinition } from './definition.ts'
import { withAnswer } from './engine.ts'

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

/** How a birth date came about: the present one, and those before it since someone confirmed one. */
export type BirthDateHistory = {
  present: string
  /** Including the confirmed one, if there was one. */
  earlier: readonly string[]
  /** Someone has compared the present one with an identity document. */
  isConfirmed: boolean
}

/** The birth date that a rule of age uses: the one that is stricter for the rule. */
export type RulingBirthDates = {
  /** For minors and for minimum ages. */
  youngest: string
  /** For what concerns older people only. */
  oldest: string
}

/**
 * TS-05: nobody becomes older or younger by their own word. Until someone has compared the present birth date
 * with an identity document, every rule uses the strictest that we ever had.
 */
export function rulingBirthDates({ present, earlier, isConfirmed }: BirthDateHistory): RulingBirthDates {
  const days = isConfirmed ? [] : [present, ...earlier].filter((day) => DAY.test(day)).sort()
  return { youngest: days.at(-1) ?? present, oldest: days[0] ?? present }
}

/**
 * TS-05: the version of `forms-standing.birthDate.statement`, which a teacher ticks to confirm a birth date. Another
 * wording is another version.
 */
export const BIRTH_DATE_STATEMENT_VERSION = 1

/** Whether rules of age use other birth dates than the present one until someone confirms it. */
export const isBirthDateToConfirm = ({ present, earlier, isConfirmed }: BirthDateHistory): boolean =>
  !isConfirmed && earlier.some((day) => DAY.test(day) && day !== present)

/** Whether the present birth date makes an adult of a person who is a minor by an earlier one. */
export const isAdultUnconfirmed = (
  present: string,
  { youngest }: Pick<RulingBirthDates, 'youngest'>,
  day: string,
): boolean => !isMinor(present, day) && isMinor(youngest, day)

export const mayBeGuardian = (birthDate: string, day: string): boolean =>
  (yearsOn(birthDate, day) ?? 0) >= OF_AGE

/** Nobody is that old, so the year must be a typo. */
export const isTooOld = (birthDate: string, day: string): boolean => (yearsOn(birthDate, day) ?? 0) > OLDEST

/** Whether an age follows from it: it's known, not in the future, and nobody is older than possible. */
export const isAgeKnown = (birthDate: string, day: string): boolean => {
  const years = yearsOn(birthDate, day)
  return years !== undefined && years >= 0 && years <= OLDEST
}

/** Older from the day after that birthday; undefined if the birth date is unknown. */
function isOlderThan(age: number, birthDate: string, day: string): boolean | undefined {
  const years = yearsOn(birthDate, day)
  if (years === undefined) return undefined
  const isBirthday = day.slice(5) === birthDate.slice(5)
  return years > age || (years === age && !isBirthday)
}

type AgeAnswer = { id: string; answer: 'yes' | 'no' }

/** TS-05: the answers that follow from the birth date. */
function ageAnswers({ sections }: FormDefinition, birthDate: string, day: string): readonly AgeAnswer[] {
  return sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, olderThan }) => {
      const isOlder = olderThan === undefined ? undefined : isOlderThan(olderThan, birthDate, day)
      return isOlder === undefined ? [] : [{ id, answer: isOlder ? 'yes' : 'no' } as const]
    }),
  )
}

/** The questions about the age that this person answers with yes; none if the birth date is unknown. */
export const olderAnswers = (form: FormDefinition, birthDate: string, day: string): readonly string[] =>
  ageAnswers(form, birthDate, day)
    .filter(({ answer }) => answer === 'yes')
    .map(({ id }) => id)

/** The questions whose answer contradicts the birth date. */
export const ageContradictions = (
  form: FormDefinition,
  answers: Answers,
  birthDate: string,
  day: string,
): readonly string[] =>
  ageAnswers(form, birthDate, day)
    .filter(({ id, answer }) => answers[id] !== undefined && answers[id] !== answer)
    .map(({ id }) => id)

/** Answers the questions about the age from the birth date; a changed answer opens or clears its box. */
export const withAgeAnswers = (
  form: FormDefinition,
  answers: Answers,
  birthDate: string,
  day: string,
): Answers =>
  ageAnswers(form, birthDate, day).reduce(
    (into, { id, answer }) => withAnswer(form, into, id, answer),
    answers,
  )

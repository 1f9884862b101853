/** The trial is available once, to people who were never members (ST-04, CO-02). */
export const TRIAL_DAYS = 90

const DAY_MS = 86_400_000

/** One term of membership. Days are `YYYY-MM-DD` in UTC, and both are included. */
export type ClubTerm = { kind: 'trial' | 'paid'; startsOn: string; endsOn: string }

export const trialFrom = (today: string): ClubTerm => ({
  kind: 'trial',
  startsOn: today,
  endsOn: plusDays(today, TRIAL_DAYS - 1),
})

/**
 * A new paid year starts after the already paid term, and the remaining trial days are added, so paying early
 * never costs a day.
 */
export function paidYear(terms: readonly ClubTerm[], today: string): ClubTerm {
  const paidThrough = lastDay(terms, 'paid')
  if (paidThrough >= today) {
    const startsOn = plusDays(paidThrough, 1)
    return { kind: 'paid', startsOn, endsOn: plusDays(oneYearAfter(startsOn), -1) }
  }
  const left = Math.max(0, daysFrom(today, lastDay(terms, 'trial')))
  return { kind: 'paid', startsOn: today, endsOn: plusDays(oneYearAfter(today), left - 1) }
}

/** Empty if there's no such term. */
export const lastDay = (terms: readonly ClubTerm[], kind: ClubTerm['kind']): string =>
  terms.filter((term) => term.kind === kind).reduce((last, { endsOn }) => (endsOn > last ? endsOn : last), '')

/** The number of days from `today` through `day`, both included; 0 or less if the day has passed. */
export const daysFrom = (today: string, day: string): number =>
  day ? Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS) + 1 : 0

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The same day of the next year; for 29 February it's 1 March. */
function oneYearAfter(day: string): string {
  const date = new Date(day)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/** SC-06: what every applicant is told. */
export const PROMISED_DAYS = { from: 5, to: 7 } as const

const DAY_MS = 86_400_000

/** Whole days. */
export const daysSince = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS))

type Promised = {
  /** From when on the days run: the last submission, no matter who reviews it, later by what it waited for a payment. */
  promisedFrom: Date
  /** It waits for the applicant to pay: the days stand still. */
  isFeeDue: boolean
}

export const PROMISE_STATES = ['early', 'due', 'late', 'paused'] as const
export type PromiseState = (typeof PROMISE_STATES)[number]

/** OF-04: how an application stands against the promised days (decision 201). */
export function promiseOf({ promisedFrom, isFeeDue }: Promised, now: Date): PromiseState {
  if (isFeeDue) return 'paused'
  const days = daysSince(promisedFrom, now)
  if (days > PROMISED_DAYS.to) return 'late'
  return days >= PROMISED_DAYS.from ? 'due' : 'early'
}

/** From when on the days run after it waited for a payment. */
export const promisedFromAfter = (
  promisedFrom: Date,
  { requestedAt, paidAt }: Record<'requestedAt' | 'paidAt', Date>,
) => new Date(promisedFrom.getTime() + Math.max(0, paidAt.getTime() - requestedAt.getTime()))

/** The day that an applicant is promised an answer by. */
export const answerBy = (promisedFrom: Date): Date =>
  new Date(promisedFrom.getTime() + PROMISED_DAYS.to * DAY_MS)

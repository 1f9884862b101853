import { type LocalTimes, momentsOf } from './session-time.ts'

/** What a student needs to know to be there. */
export type Appointment = LocalTimes & { place: string }

const isAhead = (appointment: Appointment, now: Date) => momentsOf(appointment).ends > now

const FIELDS = ['date', 'startsAt', 'endsAt', 'timeZone', 'place'] as const

/** LE-09: what changed about a session since its students were told. What is over is no news. */
export function sessionNews(
  told: Appointment | null,
  current: Appointment | null,
  now: Date,
): 'added' | 'moved' | 'canceled' | undefined {
  if (!told) return current && isAhead(current, now) ? 'added' : undefined
  if (!current) return isAhead(told, now) ? 'canceled' : undefined
  const isMoved = FIELDS.some((field) => told[field] !== current[field])
  return isMoved && (isAhead(told, now) || isAhead(current, now)) ? 'moved' : undefined
}

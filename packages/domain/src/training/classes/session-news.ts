import { type LocalTimes, momentsOf } from './session-time.ts'

/** What a student needs to know to be there. */
export type Appointment = LocalTimes & { place: string }

const isAhead = (appointment: Appointment, now: Date) => momentsOf(appointment).ends > now

const FIELDS = ['date', 'startsAt', 'endsAt', 'timeZone', 'place'] as const

/** LE-09: what changed about a session since its students were announced. What is over is no news. */
export function sessionNews(
  announced: Appointment | null,
  current: Appointment | null,
  now: Date,
): 'added' | 'moved' | 'canceled' | undefined {
  if (!announced) return current && isAhead(current, now) ? 'added' : undefined
  if (!current) return isAhead(announced, now) ? 'canceled' : undefined
  const isMoved = FIELDS.some((field) => announced[field] !== current[field])
  return isMoved && (isAhead(announced, now) || isAhead(current, now)) ? 'moved' : undefined
}

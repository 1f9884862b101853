import type { Activity } from './activity.ts'
import { type Attempt, isOver } from './attempt.ts'

/** Answers that were on their way when the time ran out still count. */
const GRACE_MS = 30_000
/** A device that ends an exam may be a little ahead of us. */
const AHEAD_MS = 5_000

/** The factors by which an accommodation may lengthen an exam. */
export const TIME_FACTORS = [1, 1.25, 1.5, 2, 3] as const
export type TimeFactor = (typeof TIME_FACTORS)[number]

export type ExamTime = {
  /** With the person's own factor. */
  minutes: number
  startedAt: string | null
  endsAt: string | null
}

/** The time of one exam; null without a limit. */
export function examTime(minutes: number | null, factor: number, startedAt: string | null): ExamTime | null {
  if (minutes === null) return null
  const own = Math.ceil(minutes * factor)
  const endsAt = startedAt && new Date(Date.parse(startedAt) + own * 60_000).toISOString()
  return { minutes: own, startedAt, endsAt }
}

type Limited = {
  /** The activities that the server marks. */
  serverExams: readonly string[]
  /** Of the bank; null without a limit. */
  minutes: number | null
  factor: number
}

/**
 * A package only estimates how long its exam takes. With a time limit, the minutes are those that the exam itself
 * names. An exam that is open has none, because its clock may be running.
 */
export function withExamTime<A extends Activity>(
  activities: readonly A[],
  { serverExams, minutes, factor }: Limited,
  attempts: readonly Pick<Attempt, 'activityId' | 'markedAt' | 'status'>[],
): readonly A[] {
  const limit = examTime(minutes, factor, null)
  if (limit === null) return activities
  const isOpen = (id: string) =>
    attempts.some(
      ({ activityId, markedAt, status }) => activityId === id && markedAt === null && !isOver(status),
    )
  return activities.map((activity) =>
    serverExams.includes(activity.id)
      ? { ...activity, minutes: isOpen(activity.id) ? null : limit.minutes }
      : activity,
  )
}

export const isTimeUp = (time: ExamTime | null, now: Date): boolean =>
  typeof time?.endsAt === 'string' && now.getTime() >= Date.parse(time.endsAt) - AHEAD_MS

/**
 * Whether an answer comes too late: it arrives after the end, and no plausible time of the device says that it was
 * given before it, as in an exam that was taken offline.
 */
export function isLate(time: ExamTime | null, answeredAt: string | null, now: Date): boolean {
  if (!time?.startedAt || !time.endsAt) return false
  const end = Date.parse(time.endsAt)
  if (now.getTime() <= end + GRACE_MS) return false
  const claimed = answeredAt === null ? Number.NaN : Date.parse(answeredAt)
  return !(claimed >= Date.parse(time.startedAt) && claimed <= end + AHEAD_MS)
}

/** How long after its end something arrived that counts for an exam; null in time, or without a limit. */
export function lateSecondsOf(time: ExamTime | null, now: Date): number | null {
  const ms = typeof time?.endsAt === 'string' ? now.getTime() - Date.parse(time.endsAt) : 0
  return ms > GRACE_MS ? Math.floor(ms / 1000) : null
}

export type LateBy = { unit: 'minutes' | 'hours' | 'days'; count: number }

/** As people say it: in the largest unit that fits. */
export function lateBy(seconds: number): LateBy {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) }
}

/**
 * When something happened on a device: the device's time if it can be true, that is after the draw and not in the
 * future, else the server's.
 */
export function plausibleTime(claimed: string | null, drawnAt: string, now: Date): string {
  const at = claimed === null ? Number.NaN : Date.parse(claimed)
  const isPlausible = at >= Date.parse(drawnAt) && at <= now.getTime()
  return (isPlausible ? new Date(at) : now).toISOString()
}

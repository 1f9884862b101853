import { type Activity, isExam } from './activity.ts'
import { type Attempt, bestAttempt, isDone } from './attempt.ts'

export type ActivityKind = 'folder' | 'lesson' | 'exam'

/** An attempt as far as progress is concerned. */
type Tried = Pick<Attempt, 'activityId' | 'number' | 'status' | 'score' | 'seconds' | 'progress'> &
  Pick<Attempt, 'place' | 'startedAt' | 'updatedAt'>

/** Where somebody stands in one activity that opens. */
export type Standing<T extends Tried = Tried> = {
  activity: Activity
  kind: 'lesson' | 'exam'
  best: T | undefined
  latest: T | undefined
  attempts: readonly T[]
  isDone: boolean
  /** 0 to 1. */
  progress: number
}

/** Of a lesson that does not tell how far one is, time tells, but never that it is over. */
const BY_TIME_AT_MOST = 0.9

/** Every activity that opens, in the order of the course, with what was tried of it. */
export function standingsOf<T extends Tried>(
  activities: readonly Activity[],
  attempts: readonly T[],
): Standing<T>[] {
  const opening = activities.filter(({ href }) => href !== null)
  // Where everything has a pass mark, as in a package of one piece, everything is a lesson.
  const hasLessons = opening.some((activity) => !isExam(activity))
  return opening.map((activity) => {
    // What was opened and never begun says nothing.
    const tried = attempts
      .filter(({ activityId, status }) => activityId === activity.id && status !== 'not-attempted')
      .toSorted((one, other) => one.number - other.number)
    const best = bestAttempt(tried)
    const done = best !== undefined && isDone(best.status)
    return {
      activity,
      kind: hasLessons && isExam(activity) ? 'exam' : 'lesson',
      best,
      latest: tried.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))[0],
      attempts: tried,
      isDone: done,
      progress: done ? 1 : Math.max(0, ...tried.map((each) => shareOf(each, activity.minutes))),
    }
  })
}

function shareOf({ progress, seconds }: Tried, minutes: number | null): number {
  if (progress !== null) return progress
  return minutes ? Math.min(BY_TIME_AT_MOST, seconds / 60 / minutes) : 0
}

export type Theory = {
  /** Of the lessons, each counting the same; whole only when the exam is passed too. */
  progress: number
  lessonsDone: number
  lessons: number
  isComplete: boolean
  minutesLeft: number | null
}

const NOT_YET_WHOLE = 0.99

export function theoryOf(standings: readonly Standing[]): Theory {
  const lessons = standings.filter(({ kind }) => kind === 'lesson')
  const isComplete = standings.length > 0 && standings.every((standing) => standing.isDone)
  const share = lessons.reduce((sum, { progress }) => sum + progress, 0) / (lessons.length || 1)
  return {
    progress: isComplete ? 1 : Math.min(NOT_YET_WHOLE, share),
    lessonsDone: lessons.filter((lesson) => lesson.isDone).length,
    lessons: lessons.length,
    isComplete,
    minutesLeft: sumOfMinutes(standings.filter((standing) => !standing.isDone)),
  }
}

function sumOfMinutes(standings: readonly Standing[]): number | null {
  const minutes = standings.map(minutesLeftOf)
  return minutes.includes(null) ? null : minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}

function minutesLeftOf({ activity, progress, kind }: Standing): number | null {
  if (activity.minutes === null) return null
  return Math.max(1, Math.round(activity.minutes * (kind === 'exam' ? 1 : 1 - progress)))
}

export type NextActivity = {
  activityId: string
  title: string
  kind: 'lesson' | 'exam'
  /** Counted among the lessons, from 1. */
  number: number | null
  of: number
  minutesLeft: number | null
  place: string | null
  hasBegun: boolean
}

/**
 * What Continue opens: what one is in the middle of, else the first that is not done behind what one did last, else the
 * first that is not done at all. An exam that was failed, or only looked at, waits until every lesson is read.
 */
export function nextActivity(standings: readonly Standing[]): NextActivity | undefined {
  const used = standings.filter(({ latest }) => latest !== undefined)
  const last = used.toSorted((one, other) => (lastUse(one) < lastUse(other) ? 1 : -1))[0]
  const unread = standings.find(({ kind, isDone: done }) => kind === 'lesson' && !done)
  const isWaiting = last?.kind === 'exam' && (last.latest?.status === 'failed' || isUntouched(last))
  const next =
    last && !last.isDone
      ? ((isWaiting ? unread : undefined) ?? last)
      : (standings.slice(last ? standings.indexOf(last) : 0).find(({ isDone: done }) => !done) ??
        standings.find(({ isDone: done }) => !done))
  return next && describe(next, standings)
}

const isUntouched = ({ latest }: Standing) => !latest?.place && (latest?.score ?? null) === null

const lastUse = ({ latest }: Standing) => latest?.updatedAt ?? ''

function describe(standing: Standing, standings: readonly Standing[]): NextActivity {
  const lessons = standings.filter(({ kind }) => kind === 'lesson')
  const at = lessons.indexOf(standing)
  const { activity, kind, latest } = standing
  return {
    activityId: activity.id,
    title: activity.title,
    kind,
    number: at < 0 ? null : at + 1,
    of: lessons.length,
    minutesLeft: minutesLeftOf(standing),
    place: latest?.place ?? null,
    hasBegun: latest !== undefined,
  }
}

export type ActivityState = 'done' | 'current' | 'begun' | 'failed' | 'open'

/** The state of every part, folders too: a folder is done when all in it are. */
export function activityStates(
  activities: readonly Activity[],
  standings: readonly Standing[],
): Map<string, ActivityState> {
  const current = nextActivity(standings)?.activityId
  const states = new Map(standings.map((standing) => [standing.activity.id, stateOf(standing, current)]))
  for (const folder of activities.filter(({ href }) => href === null).toReversed())
    states.set(
      folder.id,
      folderState(
        activities.filter(({ parentId }) => parentId === folder.id).map(({ id }) => states.get(id)),
      ),
    )
  return states
}

function stateOf({ activity, isDone: done, latest }: Standing, current: string | undefined): ActivityState {
  if (done) return 'done'
  if (activity.id === current) return 'current'
  if (latest?.status === 'failed') return 'failed'
  return latest === undefined ? 'open' : 'begun'
}

function folderState(parts: readonly (ActivityState | undefined)[]): ActivityState {
  if (parts.length > 0 && parts.every((part) => part === 'done')) return 'done'
  if (parts.includes('current')) return 'current'
  return parts.some((part) => part !== undefined && part !== 'open') ? 'begun' : 'open'
}

import { type Activity, isExam } from './activity.ts'
import { type Attempt, bestAttempt, isDone } from './attempt.ts'

export type ActivityKind = 'folder' | 'lesson' | 'exam'

/** The fields of an attempt that matter for progress. */
type Tried = Pick<Attempt, 'activityId' | 'number' | 'status' | 'score' | 'seconds' | 'progress'> &
  Pick<Attempt, 'place' | 'startedAt' | 'updatedAt'>

/** A person's progress in one launchable activity. */
export type ActivityProgress<T extends Tried = Tried> = {
  activity: Activity
  kind: 'lesson' | 'exam'
  best: T | undefined
  latest: T | undefined
  attempts: readonly T[]
  isDone: boolean
  /** 0 to 1. */
  progress: number
}

/** A lesson whose pages were all read is not done before its check is passed. */
const NOT_YET_WHOLE = 0.99

/** If a lesson doesn't report progress, time is the estimate, but it never reaches the end. */
const BY_TIME_AT_MOST = 0.9

/** All launchable activities in course order, with their attempts. */
export function activityProgressOf<T extends Tried>(
  activities: readonly Activity[],
  attempts: readonly T[],
): ActivityProgress<T>[] {
  const opening = activities.filter(({ href }) => href !== null)
  // If everything has a pass mark, as in a single-part package, everything is a lesson.
  const ofPackage = opening.filter(({ isAdded }) => !isAdded)
  const hasLessons = ofPackage.some((activity) => !isExam(activity))
  return opening.map((activity) => {
    // Ignore attempts that were opened but never started.
    const tried = attempts
      .filter(({ activityId, status }) => activityId === activity.id && status !== 'not-attempted')
      .toSorted((one, other) => one.number - other.number)
    const best = bestAttempt(tried)
    const done = best !== undefined && isDone(best.status)
    return {
      activity,
      kind: activity.isAdded || (hasLessons && isExam(activity)) ? 'exam' : 'lesson',
      best,
      latest: tried.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))[0],
      attempts: tried,
      isDone: done,
      progress: done
        ? 1
        : Math.min(NOT_YET_WHOLE, Math.max(0, ...tried.map((each) => shareOf(each, activity.minutes)))),
    }
  })
}

function shareOf({ progress, seconds }: Tried, minutes: number | null): number {
  if (progress !== null) return progress
  return minutes ? Math.min(BY_TIME_AT_MOST, seconds / 60 / minutes) : 0
}

export type Theory = {
  /** Progress of the lessons, all weighted equally. It's 1 only when the exam is passed too. */
  progress: number
  lessonsDone: number
  lessons: number
  isComplete: boolean
  minutesLeft: number | null
}

export function theoryOf(activityProgress: readonly ActivityProgress[]): Theory {
  const lessons = activityProgress.filter(({ kind }) => kind === 'lesson')
  const isComplete = activityProgress.length > 0 && activityProgress.every((one) => one.isDone)
  const share = lessons.reduce((sum, { progress }) => sum + progress, 0) / (lessons.length || 1)
  return {
    progress: isComplete ? 1 : Math.min(NOT_YET_WHOLE, share),
    lessonsDone: lessons.filter((lesson) => lesson.isDone).length,
    lessons: lessons.length,
    isComplete,
    minutesLeft: sumOfMinutes(activityProgress.filter((one) => !one.isDone)),
  }
}

function sumOfMinutes(activityProgress: readonly ActivityProgress[]): number | null {
  const minutes = activityProgress.map(minutesLeftOf)
  return minutes.includes(null) ? null : minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}

function minutesLeftOf({ activity, progress, kind }: ActivityProgress): number | null {
  if (activity.minutes === null) return null
  return Math.max(1, Math.round(activity.minutes * (kind === 'exam' ? 1 : 1 - progress)))
}

export type NextActivity = {
  activityId: string
  title: string
  kind: 'lesson' | 'exam'
  /** Number among the lessons, from 1. */
  number: number | null
  of: number
  minutesLeft: number | null
  place: string | null
  hasBegun: boolean
}

/**
 * What Continue opens: the activity in progress, otherwise the first unfinished one after the last finished,
 * otherwise the first unfinished one. An exam that was failed or only viewed comes after all lessons.
 */
export function nextActivity(activityProgress: readonly ActivityProgress[]): NextActivity | undefined {
  const used = activityProgress.filter(({ latest }) => latest !== undefined)
  const last = used.toSorted((one, other) => (lastUse(one) < lastUse(other) ? 1 : -1))[0]
  const unread = activityProgress.find(({ kind, isDone: done }) => kind === 'lesson' && !done)
  const isWaiting = last?.kind === 'exam' && (last.latest?.status === 'failed' || isUntouched(last))
  const next =
    last && !last.isDone
      ? ((isWaiting ? unread : undefined) ?? last)
      : (activityProgress
          .slice(last ? activityProgress.indexOf(last) : 0)
          .find(({ isDone: done }) => !done) ?? activityProgress.find(({ isDone: done }) => !done))
  return next && describe(next, activityProgress)
}

const isUntouched = ({ latest }: ActivityProgress) => !latest?.place && (latest?.score ?? null) === null

const lastUse = ({ latest }: ActivityProgress) => latest?.updatedAt ?? ''

function describe(one: ActivityProgress, activityProgress: readonly ActivityProgress[]): NextActivity {
  const lessons = activityProgress.filter(({ kind }) => kind === 'lesson')
  const at = lessons.indexOf(one)
  const { activity, kind, latest } = one
  return {
    activityId: activity.id,
    title: activity.title,
    kind,
    number: at < 0 ? null : at + 1,
    of: lessons.length,
    minutesLeft: minutesLeftOf(one),
    place: latest?.place ?? null,
    hasBegun: latest !== undefined,
  }
}

export type ActivityState = 'done' | 'current' | 'begun' | 'failed' | 'open'

/** The state of every part, including folders: a folder is done when everything in it is done. */
export function activityStates(
  activities: readonly Activity[],
  activityProgress: readonly ActivityProgress[],
): Map<string, ActivityState> {
  const current = nextActivity(activityProgress)?.activityId
  const states = new Map(activityProgress.map((one) => [one.activity.id, stateOf(one, current)]))
  for (const folder of activities.filter(({ href }) => href === null).toReversed())
    states.set(
      folder.id,
      folderState(
        activities.filter(({ parentId }) => parentId === folder.id).map(({ id }) => states.get(id)),
      ),
    )
  return states
}

function stateOf(
  { activity, isDone: done, latest }: ActivityProgress,
  current: string | undefined,
): ActivityState {
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

import type { CourseRecordWire, LaunchWire } from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { isInFlight } from '../../../shared/offline/in-flight.ts'
import { askOrStored } from '../../../shared/offline/stored-answers.ts'
import { LEARNING_KEY } from '../learning.queries.ts'
import { sendStoredSittings } from './outbox/index.ts'
import { deviceSittings, type StoredSitting, sittingLock } from './outbox/stored-sitting.ts'
import { findLesson } from './stored-lesson.ts'

export type LessonAddress = { courseId: string; activityId: string | undefined }

export type Opened = {
  launch: LaunchWire
  /** The course as it was when it was stored, if the lesson was opened from this device. */
  course: CourseRecordWire | undefined
  /** What an earlier sitting of the same attempt couldn't send yet; this sitting continues with it. */
  pending: StoredSitting | undefined
}

type Launched = Omit<Opened, 'pending'>

async function open(
  { http }: Calls,
  affiliateId: number,
  { courseId, activityId }: LessonAddress,
  signal: AbortSignal,
): Promise<Launched> {
  const body = activityId === undefined ? {} : { activityId }
  const ask = async (): Promise<Launched> => {
    const options = { params: { id: courseId }, body, signal }
    const launch = await http.post<LaunchWire>('learning', 'courses/{id}/launch', options)
    return { launch, course: undefined }
  }
  const find = () => findLesson(affiliateId, courseId, activityId)
  return (await askOrStored<Launched>({ find }, ask)).answer
}

async function findPending(affiliateId: number, attemptId: string): Promise<StoredSitting | undefined> {
  const waiting = await deviceSittings.list()
  const pending = waiting.find(
    (stored) => stored.affiliateId === affiliateId && stored.attemptId === attemptId,
  )
  return pending && !(await isInFlight(sittingLock(pending.sitting))) ? pending : undefined
}

/**
 * Opens a lesson from the server, or offline from the device. Sends pending reports of earlier sittings
 * first, or they would arrive late and count as a parallel result. Each turn is a new launch with fresh
 * access.
 */
export const launchQuery = (calls: Calls, affiliateId: number, address: LessonAddress, turn: number) =>
  queryOptions({
    queryKey: ['training', 'launch', affiliateId, address, turn],
    queryFn: async ({ signal }): Promise<Opened> => {
      await sendStoredSittings(calls, affiliateId)
      const { launch, course } = await open(calls, affiliateId, address, signal)
      const pending = await findPending(affiliateId, launch.attempt.attemptId)
      const last = pending?.reports.at(-1)
      if (!last) return { launch, course, pending }
      return { launch: { ...launch, start: { ...launch.start, saved: last.state } }, course, pending }
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const isLearning = { queryKey: LEARNING_KEY }

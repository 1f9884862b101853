import type {
  CourseRecordWire,
  ExamLaunchWire,
  LaunchWire,
  LessonLaunchWire,
} from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { isInFlight } from '../../../shared/offline/in-flight.ts'
import { askOrStored } from '../../../shared/offline/stored-answers.ts'
import { received } from '../exam/exam-clock.ts'
import { findPendingExam, sendStoredExams } from '../exam/send-stored-exams.ts'
import type { StoredExam } from '../exam/stored-exam.ts'
import { LEARNING_KEY } from '../learning-key.ts'
import { sendStoredSittings } from './outbox/index.ts'
import { unpacked } from './outbox/sendable-report.ts'
import { deviceSittings, type StoredSitting, sittingLock } from './outbox/stored-sitting.ts'
import { findLesson } from './stored-lesson.ts'

export type LessonAddress = { courseId: string; activityId: string | undefined }

/** `course` is as it was when it was stored, if the lesson was opened from this device. */
type Launched = { launch: LaunchWire; course: CourseRecordWire | undefined }

/** `pending` is what an earlier sitting of the same attempt couldn't send yet; this sitting continues with it. */
export type Opened = Pick<Launched, 'course'> &
  (
    | { kind: 'lesson'; launch: LessonLaunchWire; pending: StoredSitting | undefined }
    | { kind: 'exam'; launch: ExamLaunchWire; pending: StoredExam | undefined }
  )

async function open(
  { http }: Calls,
  affiliateId: number,
  { courseId, activityId }: LessonAddress,
  showResult: boolean,
  signal: AbortSignal,
): Promise<Launched> {
  const body = activityId === undefined ? {} : { activityId, showResult }
  const ask = async (): Promise<Launched> => {
    const options = { params: { id: courseId }, body, signal }
    const launch = await http.post<LaunchWire>('learning', 'courses/{id}/launch', options)
    const opened = launch.kind === 'exam' ? { ...launch, exam: received(launch.exam) } : launch
    return { launch: opened, course: undefined }
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

const isAt =
  ({ courseId, activityId }: LessonAddress) =>
  ({ enrolmentId, attempt }: ExamLaunchWire) =>
    [enrolmentId, attempt.packageId].includes(courseId) &&
    (activityId ?? attempt.activityId) === attempt.activityId

/**
 * Opens a lesson from the server, or offline from the device. Sends pending reports of earlier sittings
 * first, or they would arrive late and count as a parallel result; an exam that is marked by that opens with
 * its result. Each turn is a new launch with fresh access; the first shows the last result of an exam, so that
 * it survives a reload.
 */
export const launchQuery = (calls: Calls, affiliateId: number, address: LessonAddress, turn: number) =>
  queryOptions({
    queryKey: ['training', 'launch', affiliateId, address, turn],
    queryFn: async ({ signal }): Promise<Opened> => {
      await sendStoredSittings(calls, affiliateId)
      const { marked } = await sendStoredExams(calls, affiliateId)
      const handedIn = marked.find(isAt(address))
      if (handedIn) return { kind: 'exam', launch: handedIn, course: undefined, pending: undefined }
      const { launch, course } = await open(calls, affiliateId, address, turn === 1, signal)
      const { attemptId } = launch.attempt
      if (launch.kind === 'exam')
        return { kind: 'exam', launch, course, pending: await findPendingExam(affiliateId, attemptId) }
      const pending = await findPending(affiliateId, attemptId)
      const last = pending?.reports.at(-1)
      const start = { ...launch.start, saved: last ? last.state : unpacked(launch.start.saved) }
      return { kind: 'lesson', launch: { ...launch, start }, course, pending }
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const isLearning = { queryKey: LEARNING_KEY }

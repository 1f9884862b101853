import type {
  ActivityStateWire,
  AttemptWire,
  CourseRecordWire,
  LaunchWire,
  LessonLaunchWire,
} from '@fathom/contract/training'
import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'

/** A lesson with its content on this device: everything needed to open it offline. */
export type StoredLesson = {
  affiliateId: number
  launch: LaunchWire
  course: CourseRecordWire
  usedAt: string
}

export const deviceLessons = deviceEncryptedStore<StoredLesson>('kept-lessons')

const keyOf = ({ enrolmentId, attempt }: LaunchWire) => `${enrolmentId} ${attempt.activityId}`

export const putLesson = (lesson: StoredLesson): Promise<void> =>
  deviceLessons.put(keyOf(lesson.launch), lesson)

/** The stored lessons of one user's course, last used first. */
export async function listLessons(affiliateId: number, courseId?: string): Promise<StoredLesson[]> {
  const isWanted = ({ affiliateId: owner, launch }: StoredLesson) =>
    owner === affiliateId &&
    (courseId === undefined || [launch.attempt.packageId, launch.enrolmentId].includes(courseId))
  const lessons = (await deviceLessons.list()).filter(isWanted)
  return lessons.toSorted((one, other) => other.usedAt.localeCompare(one.usedAt))
}

/** An earlier version stored exams with the package's own page, which the server no longer accepts. */
const isCurrent = (launch: LaunchWire): boolean =>
  launch.kind === 'exam' ||
  launch.kind === 'lesson' ||
  (launch as LessonLaunchWire).start.masteryScore === null

/** The lesson in the URL, else the last used. */
export async function findLesson(
  affiliateId: number,
  courseId: string,
  activityId: string | undefined,
): Promise<StoredLesson | undefined> {
  const lessons = await listLessons(affiliateId, courseId)
  return lessons.find(
    ({ launch }) =>
      isCurrent(launch) && (activityId === undefined || launch.attempt.activityId === activityId),
  )
}

/** An exam with a result leaves the device: the next attempt opens from the server. */
const opensOffline = ({ kind, score }: ActivityStateWire) =>
  kind === 'lesson' || (kind === 'exam' && score === null)

/** Whether the launch data of everything in the course that opens offline is on this device. */
export async function hasEveryLesson({
  affiliateId,
  course,
  launch,
}: Pick<StoredLesson, 'affiliateId' | 'course' | 'launch'>): Promise<boolean> {
  const lessons = await listLessons(affiliateId, launch.enrolmentId)
  const current = lessons.filter((lesson) => isCurrent(lesson.launch))
  return course.activities
    .filter(opensOffline)
    .every(({ id }) => current.some((lesson) => lesson.launch.attempt.activityId === id))
}

type Place = Pick<AttemptWire, 'attemptId' | 'version'> & { state: AttemptWire['state'] }

/** Updates the position of a stored lesson, so it reopens where the user stopped even if nothing was sent. */
export async function storePosition(
  launch: LessonLaunchWire,
  { attemptId, version, state }: Place,
): Promise<void> {
  const stored = await deviceLessons.find(keyOf(launch))
  if (!stored || stored.launch.kind === 'exam') return
  const attempt = { ...stored.launch.attempt, attemptId, version }
  const start = { ...stored.launch.start, attemptId, saved: state }
  await putLesson({
    ...stored,
    launch: { ...stored.launch, attempt, start },
    usedAt: new Date().toISOString(),
  })
}

export const dropLesson = (launch: LaunchWire): Promise<void> => deviceLessons.remove(keyOf(launch))

export async function dropLessons(affiliateId: number, courseId: string): Promise<void> {
  for (const { launch } of await listLessons(affiliateId, courseId)) await dropLesson(launch)
}

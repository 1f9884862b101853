import type { CourseRecordWire, LaunchWire } from '@fathom/contract/training'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { isOnMetered } from '../../../shared/offline/offline-plan.ts'
import { untilOpensOffline } from '../../../shared/offline/until-opens-offline.ts'
import { attemptsUsedIn } from '../exam/exam-wait.tsx'
import { neighbour } from './outline.ts'
import { dropLessons, hasEveryLesson, putLesson } from './stored-lesson.ts'
import type { Keeping, usePlayer } from './use-player.ts'

type Player = { keeping: Keeping | undefined; keep: () => void; release: () => void }

/** `share` is the download progress, from 0 to 1. */
type OfflineState = { kind: 'none' | 'busy' | 'kept' | 'failed'; share: number }

/** The button state once the content is stored, by the state of the lessons' launch data. */
const SHOWN = { unknown: 'busy', stored: 'kept', failed: 'failed', released: 'none' } as const

/** Undefined until we know whether the lesson can be stored; then nothing is offered. */
export function useOfflineCopy(
  { keeping, keep, release }: Player,
  wayIn: () => LaunchWire,
  course: CourseRecordWire | undefined,
  affiliateId: number,
) {
  const calls = useCalls()
  const { locale } = useTranslator()
  const [way, setWay] = useState<keyof typeof SHOWN>('unknown')
  const isWanted = keeping?.state === 'kept' && way === 'unknown'
  // Content stored by an earlier visit needs its launch data too.
  useEffect(() => {
    if (!isWanted || !course) return
    storeWholeCourse(calls, { affiliateId, course, launch: wayIn() }, locale).then(
      () => setWay('stored'),
      (cause: unknown) => {
        console.warn('the course does not open offline', cause)
        setWay('failed')
      },
    )
  }, [isWanted, calls, course, wayIn, affiliateId, locale])
  if (!keeping || !course) return undefined
  const { state, done, of } = keeping
  const kind = state === 'kept' ? SHOWN[way] : state
  return {
    state: { kind, share: of > 0 ? done / of : 0 } satisfies OfflineState,
    keep: () => {
      setWay('unknown')
      keep()
    },
    release: () => {
      setWay('released')
      release()
      void dropLessons(affiliateId, wayIn().enrolmentId)
    },
  }
}

/**
 * Stores the lessons' launch data and the portal itself: without the portal, an offline reload ends at the
 * browser's error page.
 */
async function storeWholeCourse(calls: Calls, given: CourseToStore, locale: string): Promise<void> {
  try {
    await storeCourse(calls, given)
  } catch (cause) {
    // Offline nothing new can be fetched, but a complete stored course still opens.
    if (!(await hasEveryLesson(given))) throw cause
  }
  await untilOpensOffline(locale)
}

type CourseToStore = { affiliateId: number; course: CourseRecordWire; launch: LaunchWire }

/** The player stores the content; this stores the launch data of each lesson, the open one first. */
async function storeCourse({ http }: Pick<Calls, 'http'>, given: CourseToStore): Promise<void> {
  const { affiliateId, course, launch } = given
  const others = course.activities.filter(
    ({ kind, id }) => kind !== 'folder' && id !== launch.attempt.activityId,
  )
  await storeLaunches(
    { http },
    given,
    others.map(({ id }) => id),
  )
  await storeIndex({ http }, affiliateId, launch.enrolmentId)
}

/** Stores the launch data of the open lesson, and of these activities. */
async function storeLaunches(
  { http }: Pick<Calls, 'http'>,
  { affiliateId, course, launch }: CourseToStore,
  others: readonly string[],
): Promise<void> {
  await putLesson({ affiliateId, course, launch, usedAt: new Date().toISOString() })
  for (const activityId of others) {
    const options = { params: { id: launch.enrolmentId }, body: { activityId } }
    const other = await http
      .post<LaunchWire>('learning', 'courses/{id}/launch', options)
      .catch(undefinedWhenUsedUp)
    if (other) await putLesson({ affiliateId, course, launch: other, usedAt: '' })
  }
}

/** Courses with films are larger: those are stored when the person asks for it. */
const MOST_UNASKED_BYTES = 25_000_000

type Unasked = Pick<ReturnType<typeof usePlayer>, 'state' | 'isStored' | 'store'>

/**
 * BO-01: the open lesson and the next one open offline without being asked for. `course` is undefined while the lesson
 * itself was opened from this device.
 */
export function useUnaskedCopy(
  { state, isStored, store }: Unasked,
  wayIn: () => LaunchWire,
  course: CourseRecordWire | undefined,
  affiliateId: number,
): void {
  const calls = useCalls()
  const { locale } = useTranslator()
  const hasBegun = state === 'begun' && course !== undefined
  useEffect(() => {
    if (hasBegun && !isOnMetered()) store(MOST_UNASKED_BYTES)
  }, [hasBegun, store])
  const storeReading = useEffectEvent(async () => {
    if (!course) return
    const launch = wayIn()
    const next = neighbour(course.activities, launch.attempt.activityId, 'next')
    const isLesson = course.activities.some(({ id, kind }) => id === next && kind === 'lesson')
    await storeLaunches(calls, { affiliateId, course, launch }, next && isLesson ? [next] : [])
    await untilOpensOffline(locale)
  })
  useEffect(() => {
    if (isStored)
      storeReading().catch((cause: unknown) => console.warn('the lesson does not open offline', cause))
  }, [isStored])
}

/** So that search and glossary work offline too. The lessons open without them. */
async function storeIndex(calls: Pick<Calls, 'http'>, affiliateId: number, enrolmentId: string) {
  const { loadCourseIndex } = await import('../find/course-index.queries.ts')
  await loadCourseIndex(calls, { affiliateId, enrolmentId }).catch((cause: unknown) =>
    console.warn('the text of the course cannot be searched offline', cause),
  )
}

/** An exam that can't be taken for now doesn't keep the lessons from being stored. */
function undefinedWhenUsedUp(cause: unknown): undefined {
  if (attemptsUsedIn(cause) === undefined) throw cause
}

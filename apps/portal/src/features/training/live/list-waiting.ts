import type { I18n } from '../../../shared/i18n/index.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { reportSending } from '../../../shared/offline/sending.ts'
import { type ListWaiting, takeEntry } from '../../../shared/offline/waiting.ts'
import type { WaitingEntry } from '../../../shared/offline/waiting-list.ts'
import { paths } from '../../../shared/paths.ts'
import { deviceAttendance, listUnsent } from '../classes/attendance-outbox.ts'
import { CLASSES_KEY } from '../classes-key.ts'
import { deviceExams } from '../exam/stored-exam.ts'
import { deviceNotes, type StoredNote } from '../notes/stored-notes.ts'
import { NOTES_KEY } from '../notes-key.ts'
import { deviceSittings } from '../player/outbox/stored-sitting.ts'
import { listLessons, type StoredLesson } from '../player/stored-lesson.ts'
import { deviceReviews } from '../practice/stored-reviews.ts'

type T = ReturnType<I18n['current']>['t']
type Of = { affiliateId: number; t: T; lessons: readonly StoredLesson[] }

const AREAS = [
  'training-notes',
  'training-learn',
  'training-course',
  'training-classes',
  'training-center',
] as const

/** BO-05: lessons, exams, practice, attendance and notes that the server doesn't have yet. */
export const listWaitingTraining: ListWaiting = async (affiliateId, words) => {
  await Promise.all(AREAS.map((area) => words.need(area)))
  const { t } = words.current()
  const of = { affiliateId, t, lessons: await listLessons(affiliateId) }
  const lists = [
    lessonEntries(of),
    examEntries(of),
    practiceEntries(of),
    attendanceEntries(of),
    noteEntries(of),
  ]
  return (await Promise.all(lists)).flat()
}

const WAITING = { kind: 'waiting' } as const

/** The title of the course, if this device has one of its lessons; else the kind says enough. */
function named(kind: string, lesson: StoredLesson | undefined): Pick<WaitingEntry, 'kind' | 'title'> {
  const title = lesson?.course.title
  return title ? { kind, title } : { kind: '', title: kind }
}

// Results of a course aren't discarded: they count for the certification.

async function lessonEntries({ affiliateId, t, lessons }: Of): Promise<WaitingEntry[]> {
  const mine = (await deviceSittings.list()).filter((one) => one.affiliateId === affiliateId)
  return mine.map(({ sitting, attemptId, begunAt }) => {
    const lesson = lessons.find(({ launch }) => launch.attempt.attemptId === attemptId)
    return {
      ...named(t('training-notes.lesson'), lesson),
      ...{ id: sitting, state: WAITING, since: begunAt },
      to: lesson && paths.lesson(lesson.launch.enrolmentId, lesson.launch.attempt.activityId),
    }
  })
}

async function examEntries({ affiliateId, t, lessons }: Of): Promise<WaitingEntry[]> {
  const mine = (await deviceExams.list()).filter((one) => one.affiliateId === affiliateId)
  return mine.map(({ sitting, launch, calls }) => ({
    ...named(
      t('training-learn.step.exam'),
      lessons.find((lesson) => lesson.launch.enrolmentId === launch.enrolmentId),
    ),
    ...{ id: sitting, state: WAITING, since: calls[0]?.answeredAt ?? undefined },
    to: paths.lesson(launch.enrolmentId, launch.attempt.activityId),
  }))
}

/** All answers of a course are one entry. */
async function practiceEntries({ affiliateId, t, lessons }: Of): Promise<WaitingEntry[]> {
  const mine = (await deviceReviews.list()).filter((one) => one.affiliateId === affiliateId)
  return [...Map.groupBy(mine, ({ courseId }) => courseId)].map(([courseId, all]) => ({
    ...named(
      t('training-course.practice.title'),
      lessons.find(({ launch }) => [launch.enrolmentId, launch.attempt.packageId].includes(courseId)),
    ),
    ...{ id: `practice ${courseId}`, state: WAITING, since: all[0]?.review.at },
    to: paths.course(courseId),
  }))
}

async function attendanceEntries({ affiliateId, t }: Of): Promise<WaitingEntry[]> {
  return (await listUnsent(affiliateId)).map(({ key, classId, at, isRefused }) => ({
    ...{ id: key, kind: '', title: t('training-classes.attendance'), since: at },
    state: isRefused ? { kind: 'failed', reason: t('training-center.failed') } : WAITING,
    to: paths.class(classId),
    discard: () => takeEntry(deviceAttendance, key),
    shownBy: CLASSES_KEY,
  }))
}

async function noteEntries({ affiliateId, t }: Of): Promise<WaitingEntry[]> {
  const mine = (await deviceNotes.list()).filter((one) => one.affiliateId === affiliateId)
  return mine.map((note) => ({
    ...{ id: note.key, state: WAITING, since: note.savedAt },
    kind: t(note.isDeleted ? 'training-notes.deletion' : 'training-notes.text'),
    title: titleOf(note) || t('training-notes.text'),
    to: paths.lesson(note.enrolmentId, note.activityId, note.page ?? undefined),
    reasonOf: () => t('training-notes.refused'),
    retry: async () => {
      reportSending(note.key, undefined)
      sendPending()
    },
    discard: () => takeEntry(deviceNotes, note.key),
    shownBy: NOTES_KEY,
  }))
}

/** The first line. */
const titleOf = ({ text }: StoredNote): string => text.trim().split('\n')[0] ?? ''

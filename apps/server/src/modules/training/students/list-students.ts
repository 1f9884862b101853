import type { StudentsWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import {
  type ActivityProgress,
  cardRefusal,
  examFailures,
  isReportedByPackage,
  isTaughtNow,
  nextActivity,
  studentState,
  theoryOf,
} from '@fathom/domain/training'
import { examsOfPackage } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { findRecordedParticipant } from '../../references/index.ts'
import { listTaught } from '../enrolments/enrolment.store.ts'
import { type LoadedCourse, loadCourses } from '../learning/load-courses.ts'
import { lastUseOf } from '../learning/my-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { teachingNumbers } from './may-teach.ts'

type Student = StudentsWire[number]
type StudentCourse = Student['courses'][number]

/** The order in which students need attention. */
export const ORDER: Record<StudentCourse['state'], number> = {
  stuck: 0,
  certifiable: 1,
  uncleared: 2,
  ready: 3,
  going: 4,
  certified: 5,
}

/** SC-16: everyone whom the caller or their store teaches. */
export async function listStudents(deps: TrainingDeps, caller: User, culture: string): Promise<StudentsWire> {
  const { db } = deps
  const taught = await listTaught(db, await teachingNumbers(db, caller))
  const loaded = await loadCourses(deps, db, taught, culture)
  const byStudent = Map.groupBy(loaded, ({ enrolment }) => enrolment.affiliateId)
  const names = await deps.listNames([...byStudent.keys()])
  const teachers = await memberNames(
    db,
    loaded.flatMap(({ enrolment }) => enrolment.memberNumber ?? []),
  )
  const courseOf = await readStudentCourses(deps, loaded)
  const students = [...byStudent].map(([affiliateId, courses]): Student => {
    const memberNumber =
      courses.find(({ enrolment }) => enrolment.memberNumber)?.enrolment.memberNumber ?? null
    return {
      affiliateId,
      name: names.get(affiliateId) ?? '',
      memberNumber,
      memberName: teachers.get(memberNumber ?? 0) ?? null,
      courses: courses.map(courseOf).sort(byOrder),
    }
  })
  const byName = new Intl.Collator(culture)
  return students
    .filter(({ name }) => name !== '')
    .sort((one, other) => firstOrder(one) - firstOrder(other) || byName.compare(one.name, other.name))
}

const byOrder = (one: StudentCourse, other: StudentCourse) => ORDER[one.state] - ORDER[other.state]
const firstOrder = ({ courses }: Student) => Math.min(...courses.map(({ state }) => ORDER[state]))

export async function memberNames(db: Queryable, numbers: readonly number[]): Promise<Map<number, string>> {
  const found = await Promise.all(
    [...new Set(numbers)].map(
      async (number) => [number, (await findRecordedParticipant(db, 'member', number))?.name ?? ''] as const,
    ),
  )
  return new Map(found)
}

/** TS-05: the birth date matters only for those who have done everything else, so only theirs are compared. */
export async function readStudentCourses(
  deps: TrainingDeps,
  loaded: readonly LoadedCourse[],
): Promise<(course: LoadedCourse) => StudentCourse> {
  const done = loaded.filter(
    ({ enrolment, course, missing }) =>
      enrolment.certifiedAt === null &&
      cardRefusal(course, { missing, isBirthDateUnconfirmed: true }) === 'birth-date-unconfirmed',
  )
  const people = [...new Set(done.map(({ enrolment }) => enrolment.affiliateId))]
  const unconfirmed = await deps.listBirthDatesUnconfirmed(deps.db, people)
  const isHeld = (one: LoadedCourse) => done.includes(one) && unconfirmed.has(one.enrolment.affiliateId)
  return (one) => studentCourse(one, isHeld(one), deps.clock.now())
}

function studentCourse(
  { enrolment, course, content, activityProgress, missing, inTheWay, signed }: LoadedCourse,
  isBirthDateUnconfirmed: boolean,
  now: Date,
): StudentCourse {
  const known = { missing, inTheWay, isBirthDateUnconfirmed }
  const { progress, lessonsDone, lessons } = theoryOf(activityProgress)
  const dives = missing.find(({ step }) => step === 'dives')
  return {
    enrolmentId: enrolment.enrolmentId,
    packageId: course.packageId,
    title: course.title,
    enrolledAt: enrolment.enrolledAt,
    progress,
    lessonsDone,
    lessons,
    examScore: examScoreOf(activityProgress),
    examLateSeconds: activityProgress.find(({ kind }) => kind === 'exam')?.best?.lateSeconds ?? null,
    examFailures: examFailures(activityProgress.filter(({ isDone }) => !isDone)),
    isReported: activityProgress.some(
      ({ best }) => best && isReportedByPackage(content ? examsOfPackage(content) : [], best),
    ),
    ...studentState(enrolment, course, activityProgress, known, now),
    ...(isBirthDateUnconfirmed && { isBirthDateUnconfirmed }),
    formsInTheWay: isTaughtNow(enrolment, now) ? [...inTheWay] : [],
    formsSigned: isTaughtNow(enrolment, now) ? [...signed] : [],
    next: nextActivity(activityProgress) ?? null,
    divesDone: dives?.step === 'dives' ? dives.done : 0,
    dives: course.requirements.dives?.count ?? 0,
    lastActiveAt: lastUseOf(activityProgress),
    certifiedAt: enrolment.certifiedAt,
  }
}

export const examScoreOf = (activityProgress: readonly ActivityProgress[]): number | null =>
  activityProgress.find(({ kind }) => kind === 'exam')?.best?.score ?? null

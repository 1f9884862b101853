import type { ClassChangeWire } from '@fathom/contract/training/classes'
import type { User } from '@fathom/domain/session'
import { MOST_IN_CLASS } from '@fathom/domain/training/classes'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findCourse } from '../catalogue/course.store.ts'
import { areInstructorsOf } from '../center/center.store.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import {
  type CourseClass,
  closeClass,
  findOwnClass,
  insertClass,
  listClassStudents,
  listTeachable,
  setStudents,
  updateClass,
} from './class.store.ts'
import { classChanged } from './class-news.ts'
import { getClassOwner, lockClass } from './class-owner.ts'
import { clearDives, hasRecords, keepInstructor, listSessions } from './session.store.ts'

/**
 * LE-09: creates the class, or changes it. The same call again changes nothing; one that started from an
 * older version is refused with the current class. The dive center stays as it was, and so does the course once
 * attendance or sign-offs are recorded.
 */
export async function saveClass(
  deps: TrainingDeps,
  caller: User,
  classId: string,
  change: ClassChangeWire,
): Promise<void> {
  if (!isUuid(classId)) throw new Problem('no-class-found', 404)
  const { db, clock } = deps
  const owner = await getClassOwner(db, caller)
  const enrolmentIds = [...new Set(change.enrolmentIds.map((id) => id.toLowerCase()))]
  if (enrolmentIds.length > MOST_IN_CLASS)
    throw new Problem('class-too-large', 422, {
      errors: [`A class has at most ${MOST_IN_CLASS} students.`],
      extra: { most: MOST_IN_CLASS },
    })
  await db.transaction(async (tx) => {
    const before = await findOwnClass(tx, owner, classId, true)
    if (before && (await isSame(tx, before, change, enrolmentIds))) return
    if (before && before.version !== change.version)
      throw new Problem('stale', 409, { extra: { version: before.version } })
    if (before) await mustBeMovable(tx, before, change)
    const { memberNumber, storeNumber } = change
    const mayLead =
      (owner.members.includes(memberNumber) ||
        (storeNumber !== null && owner.stores.includes(storeNumber))) &&
      (storeNumber === null || (await areInstructorsOf(tx, [{ storeNumber, memberNumber }])))
    if (!mayLead) throw new Problem('instructor-not-affiliated', 409)
    const written = { ...change, classId: classId.toLowerCase(), packageId: change.packageId.toLowerCase() }
    if (before) await updateClass(tx, written)
    if (before && before.packageId !== written.packageId) await clearDives(tx, classId, clock.now())
    if (before && before.memberNumber !== memberNumber)
      await keepInstructor(tx, classId, before.memberNumber, clock.now())
    if (!before) await addClass(tx, written, { by: caller.affiliateId, at: clock.now() })
    const teachable = await listTeachable(tx, classId, enrolmentIds)
    if (teachable.length < enrolmentIds.length) throw new Problem('no-student-found', 404)
    await setStudents(tx, classId, enrolmentIds, clock.now())
    await classChanged(deps, tx, caller, written)
  })
}

async function mustBeMovable(tx: Queryable, before: CourseClass, change: ClassChangeWire): Promise<void> {
  const isOtherCourse = before.packageId !== change.packageId.toLowerCase()
  if (before.storeNumber !== change.storeNumber || (isOtherCourse && (await hasRecords(tx, before.classId))))
    throw new Problem('class-course-fixed', 409)
  if (isOtherCourse) await mustBeCourse(tx, change)
}

async function mustBeCourse(tx: Queryable, { packageId }: Pick<CourseClass, 'packageId'>): Promise<void> {
  if (!(await findCourse(tx, packageId, DEFAULT_LOCALE))) throw noCourseFound(packageId)
}

async function addClass(
  tx: Queryable,
  added: Parameters<typeof insertClass>[1],
  created: { by: number; at: Date },
): Promise<void> {
  await mustBeCourse(tx, added)
  // Someone else's class has this id.
  if (!(await insertClass(tx, added, created))) throw new Problem('no-class-found', 404)
}

const isMoved = (before: CourseClass, { packageId, storeNumber }: ClassChangeWire) =>
  before.packageId !== packageId.toLowerCase() || before.storeNumber !== storeNumber

async function isSame(
  tx: Queryable,
  before: CourseClass,
  change: ClassChangeWire,
  enrolmentIds: readonly string[],
): Promise<boolean> {
  const now = new Set((await listClassStudents(tx, [before.classId])).map(({ enrolmentId }) => enrolmentId))
  return (
    !isMoved(before, change) &&
    before.name === change.name &&
    before.memberNumber === change.memberNumber &&
    now.size === enrolmentIds.length &&
    enrolmentIds.every((id) => now.has(id))
  )
}

/**
 * LE-09: a class that is over can be archived, and brought back. One with sessions to come can't: its students
 * would lose them without a word.
 */
export async function setClosed(
  { db, clock }: TrainingDeps,
  caller: User,
  classId: string,
  isClosed: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockClass(tx, caller, classId)
    const now = clock.now()
    const sessions = isClosed ? await listSessions(tx, [found.classId]) : []
    if (sessions.some(({ ends }) => ends > now.toISOString())) throw new Problem('class-not-over', 409)
    await closeClass(tx, found.classId, isClosed ? now : null)
  })
}

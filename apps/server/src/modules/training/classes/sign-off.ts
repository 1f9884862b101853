import type { SignedOffWire, SignOffRequestWire } from '@fathom/contract/training/classes'
import type { User } from '@fathom/domain/session'
import { divesTrained } from '@fathom/domain/training/classes'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findCourse } from '../catalogue/course.store.ts'
import { isUuid } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { listClassStudents, listFormerStudents } from './class.store.ts'
import { isInstructorOf, lockClass } from './class-owner.ts'
import { getSession } from './save-session.ts'
import { type ClassSession, listAttendance } from './session.store.ts'
import { addSignOffs, withdrawSignOff } from './sign-off.store.ts'

async function mustBeInstructorOf(db: Queryable, caller: User, memberNumber: number): Promise<void> {
  if (!(await isInstructorOf(db, caller, memberNumber))) throw new Problem('not-the-instructor', 403)
}

type Of = { classId: string; sessionId: string }

/**
 * LE-09: who taught a session signs what it trained, for students who were present. The signature needs a membership
 * that was active on that day; one that ended since doesn't matter. Logs of these
 * dives that the students have sent to the instructor are verified as on the review page; nothing else counts
 * toward a card. The instructor hasn't read these logs, so one of another day, or sent under another name than
 * the class shows, waits for the review page. Anyone who has another name now than the instructor was shown isn't
 * signed off. The same call again signs nobody twice and verifies logs that came since.
 */
export async function signOffSession(
  deps: TrainingDeps,
  caller: User,
  of: Of,
  shown: SignOffRequestWire['students'],
): Promise<SignedOffWire> {
  const { course, session, students, renamed, signed } = await deps.db.transaction(async (tx) => {
    const { memberNumber, packageId, ...session } = await getSession(tx, caller, of)
    await mustBeInstructorOf(tx, caller, memberNumber)
    const course = await getCourseToSign(deps, tx, session, packageId)
    if (!(await deps.wasMemberOn(tx, caller.affiliateId, session.date)))
      throw new Problem('membership-not-active', 403)
    const present = await getPresent(deps, tx, session, shown)
    const students = present.filter(({ name, shownName }) => name === shownName)
    const renamed = present.flatMap(({ name, shownName }) => (name === shownName ? [] : shownName))
    const name = `${caller.givenName} ${caller.familyName}`.trim()
    const signer = { affiliateId: caller.affiliateId, name, memberNumber, at: deps.clock.now() }
    const signed = await addSignOffs(tx, { session, course, students }, signer)
    return { course, session, students, renamed, signed: signed.length }
  })
  const { date, dives: numbers } = session
  let verified = 0
  for (const { affiliateId, shownName: name } of students)
    verified += await deps.verifyDives(caller, { affiliateId, name, course, numbers, date })
  return { signed, verified, renamed }
}

/** The logbook course whose dives the session trained. */
async function getCourseToSign(
  { clock }: TrainingDeps,
  tx: Queryable,
  session: ClassSession & { isDeleted: boolean },
  packageId: string,
): Promise<string> {
  const course = await findCourse(tx, packageId, DEFAULT_LOCALE)
  const trained = course && divesTrained(session.kind, course.requirements)
  if (session.isDeleted || !trained || session.dives.length === 0)
    throw new Problem('nothing-to-sign-off', 409)
  if (session.begins > clock.now().toISOString()) throw new Problem('session-not-begun', 409)
  return trained.course
}

/** Who never was in the class is unknown; who wasn't there can't be signed off, and who left it since can. Each with the name now and the one shown. */
async function getPresent(
  deps: TrainingDeps,
  tx: Queryable,
  session: ClassSession,
  shown: SignOffRequestWire['students'],
) {
  const wanted = new Map(shown.map(({ enrolmentId, name }) => [enrolmentId.toLowerCase(), name]))
  const inClass = await listClassStudents(tx, [session.classId])
  const former = await listFormerStudents(tx, [session.classId])
  const students = [...inClass, ...former].filter(({ enrolmentId }) => wanted.has(enrolmentId))
  if (students.length < wanted.size) throw new Problem('no-student-found', 404)
  const present = new Set(
    (await listAttendance(tx, [session.classId]))
      .filter(({ sessionId, mark }) => sessionId === session.sessionId && mark === 'present')
      .map(({ enrolmentId }) => enrolmentId),
  )
  if (!students.every(({ enrolmentId }) => present.has(enrolmentId))) throw new Problem('not-present', 409)
  const names = await deps.listNames(
    students.map(({ affiliateId }) => affiliateId),
    tx,
  )
  return students.map((student) => ({
    ...student,
    name: names.get(student.affiliateId),
    shownName: wanted.get(student.enrolmentId) ?? '',
  }))
}

/** A correction. Logs that were verified stay verified: those are sealed. */
export async function withdrawSigned(
  { db, clock }: TrainingDeps,
  caller: User,
  { classId, signOffId }: { classId: string; signOffId: string },
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockClass(tx, caller, classId)
    await mustBeInstructorOf(tx, caller, found.memberNumber)
    const withdrawn = { by: caller.affiliateId, at: clock.now(), reason }
    const isDone =
      isUuid(signOffId) && (await withdrawSignOff(tx, { classId: found.classId, signOffId }, withdrawn))
    if (!isDone) throw new Problem('no-sign-off-found', 404)
  })
}

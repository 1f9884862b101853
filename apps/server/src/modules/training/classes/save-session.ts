import type { AttendanceWire, SessionChangeWire } from '@fathom/contract/training/classes'
import type { User } from '@fathom/domain/session'
import { hasDayBegun, MOST_SESSIONS, sessionProblem } from '@fathom/domain/training/classes'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findCourse } from '../catalogue/course.store.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { type CourseClass, listClassStudents } from './class.store.ts'
import { classChanged } from './class-news.ts'
import { lockClass } from './class-owner.ts'
import {
  type ClassSession,
  deleteSession,
  listSessions,
  lockSession,
  saveMarks,
  saveSession,
} from './session.store.ts'
import { listSignedOff } from './sign-off.store.ts'

const noSessionFound = () => new Problem('no-session-found', 404)

/** LE-09: adds, changes or brings back a session. The same call again changes nothing. */
export async function changeSession(
  deps: TrainingDeps,
  caller: User,
  of: { classId: string; sessionId: string },
  change: SessionChangeWire,
): Promise<void> {
  if (!isUuid(of.sessionId)) throw noSessionFound()
  await deps.db.transaction(async (tx) => {
    const found = await lockClass(tx, caller, of.classId)
    await checkSession(tx, found, change)
    const dives = [...new Set(change.dives)].sort((one, other) => one - other)
    const before = await lockSession(tx, found.classId, of.sessionId)
    const after = { ...change, dives }
    if (before && !before.isDeleted) {
      if (isSame(before, after)) return
      if (before.version !== change.version)
        throw new Problem('stale', 409, { extra: { version: before.version } })
      if (isTaughtOtherwise(before, after) && (await isSignedOff(tx, before)))
        throw new Problem('session-signed-off', 409)
    } else if ((await listSessions(tx, [found.classId])).length >= MOST_SESSIONS)
      throw new Problem('too-many-sessions', 422, { extra: { most: MOST_SESSIONS } })
    const session = { ...after, classId: found.classId, sessionId: of.sessionId.toLowerCase() }
    await saveSession(tx, session, deps.clock.now())
    await classChanged(deps, tx, caller, found)
  })
}

async function checkSession(tx: Queryable, { packageId }: CourseClass, change: SessionChangeWire) {
  const course = await findCourse(tx, packageId, DEFAULT_LOCALE)
  if (!course) throw noCourseFound(packageId)
  const problem = sessionProblem(change, course.requirements)
  if (problem) throw new Problem(problem, 422)
}

type Fields = Omit<SessionChangeWire, 'version'>

/** What a sign-off says about a session. */
const isTaughtOtherwise = (one: Fields, other: Fields) =>
  one.kind !== other.kind || one.date !== other.date || one.dives.join() !== other.dives.join()

const isSame = (one: Fields, other: Fields) =>
  !isTaughtOtherwise(one, other) &&
  (['startsAt', 'endsAt', 'timeZone', 'place', 'note'] as const).every((name) => one[name] === other[name])

const isSignedOff = async (tx: Queryable, { classId, sessionId }: ClassSession): Promise<boolean> =>
  (await listSignedOff(tx, classId, sessionId)).length > 0

/** Saving the session again brings it back, with its attendance. A session that was signed off stays. */
export async function removeSession(
  deps: TrainingDeps,
  caller: User,
  of: { classId: string; sessionId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await getSession(tx, caller, of)
    if (session.isDeleted) return
    if (await isSignedOff(tx, session)) throw new Problem('session-signed-off', 409)
    await deleteSession(tx, session.classId, session.sessionId, deps.clock.now())
    await classChanged(deps, tx, caller, session)
  })
}

export async function getSession(
  tx: Queryable,
  caller: User,
  { classId, sessionId }: { classId: string; sessionId: string },
): Promise<ClassSession & { isDeleted: boolean; memberNumber: number; packageId: string }> {
  const { memberNumber, packageId, ...found } = await lockClass(tx, caller, classId)
  const session = isUuid(sessionId) ? await lockSession(tx, found.classId, sessionId) : undefined
  if (!session) throw noSessionFound()
  return { ...session, memberNumber: session.formerMemberNumber ?? memberNumber, packageId }
}

/** LE-09: all or nothing, from the day of the session on; a mark can be taken away before. Who isn't in the class is unknown; who is signed off was present until that is withdrawn. */
export async function markAttendance(
  { db, clock }: TrainingDeps,
  caller: User,
  of: { classId: string; sessionId: string },
  { marks, at }: AttendanceWire,
): Promise<void> {
  await db.transaction(async (tx) => {
    const session = await getSession(tx, caller, of)
    if (session.isDeleted) throw noSessionFound()
    const now = clock.now()
    if (!hasDayBegun(session, now) && marks.some(({ mark }) => mark !== null))
      throw new Problem('session-not-begun', 409)
    const students = await listClassStudents(tx, [session.classId])
    const wanted = new Map(marks.map(({ enrolmentId, mark }) => [enrolmentId.toLowerCase(), mark]))
    const found = students.filter(({ enrolmentId }) => wanted.has(enrolmentId))
    if (found.length < wanted.size) throw new Problem('no-student-found', 404)
    const signed = new Set(await listSignedOff(tx, session.classId, session.sessionId))
    if (found.some(({ enrolmentId: id }) => signed.has(id) && wanted.get(id) !== 'present'))
      throw new Problem('session-signed-off', 409)
    // The clock of a device may be ahead: its mark must not win over all later ones.
    const tapped = at === undefined ? now : new Date(Math.min(Date.parse(at), now.getTime()))
    await saveMarks(
      tx,
      session,
      found.map((one) => ({ ...one, mark: wanted.get(one.enrolmentId) ?? null })),
      { by: caller.affiliateId, at: tapped },
    )
  })
}

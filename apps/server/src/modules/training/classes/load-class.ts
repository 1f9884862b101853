import type { ClassesWire, ClassWire, MyClassesWire } from '@fathom/contract/training/classes'
import type { User } from '@fathom/domain/session'
import { divesTrained, SESSION_KINDS } from '@fathom/domain/training/classes'
import type { Queryable } from '../../../platform/database/index.ts'
import { listCourses } from '../catalogue/course.store.ts'
import { loadRowsOf } from '../center/list-center-students.ts'
import { listEnrolmentsById } from '../enrolments/enrolment.store.ts'
import { teacherOf } from '../learning/teacher.ts'
import { memberNames } from '../students/list-students.ts'
import type { TrainingDeps } from '../training.deps.ts'
import {
  type CourseClass,
  listClassesOfStudent,
  listClassStudents,
  listFormerStudents,
  listOwnClasses,
} from './class.store.ts'
import { getClass, getClassOwner, isInstructorOf } from './class-owner.ts'
import { type ClassSession, hasRecords, listAttendance, listSessions } from './session.store.ts'
import { listSignOffs } from './sign-off.store.ts'
import { findTimeZone } from './time-zone.ts'

const wireOf = ({ classId: _, changedAt: __, formerMemberNumber: ___, ...session }: ClassSession) => session

async function headersOf(db: Queryable, classes: readonly CourseClass[], culture: string) {
  const courses = await listCourses(db, culture, [...new Set(classes.map(({ packageId }) => packageId))])
  return Promise.all(
    classes.map(async (one) => {
      const { memberName, storeName } = await teacherOf(db, one)
      const title = courses.find(({ packageId }) => packageId === one.packageId)?.title ?? ''
      return { ...one, title, memberName, storeName }
    }),
  )
}

/** LE-09: the classes of an instructor or a dive center. */
export async function listClasses(deps: TrainingDeps, caller: User, culture: string): Promise<ClassesWire> {
  const { db } = deps
  const classes = await listOwnClasses(db, await getClassOwner(db, caller))
  const ids = classes.map(({ classId }) => classId)
  const [headers, sessions, students] = await Promise.all([
    headersOf(db, classes, culture),
    listSessions(db, ids),
    listClassStudents(db, ids),
  ])
  const names = await deps.listNames([...new Set(students.map(({ affiliateId }) => affiliateId))])
  return headers.map((header) => {
    const own = students.filter((one) => one.classId === header.classId && names.get(one.affiliateId))
    return {
      ...header,
      students: own.length,
      enrolmentIds: own.map(({ enrolmentId }) => enrolmentId),
      sessions: sessions.filter(({ classId }) => classId === header.classId).map(wireOf),
    }
  })
}

/** The students of a class as the list of a dive center has them, those who need help first. */
export async function listStudentsOf(deps: TrainingDeps, { classId }: CourseClass, culture: string) {
  return rowsOf(deps, await listClassStudents(deps.db, [classId]), culture)
}

async function rowsOf(deps: TrainingDeps, students: readonly { enrolmentId: string }[], culture: string) {
  const ids = students.map(({ enrolmentId }) => enrolmentId)
  return loadRowsOf(deps, await listEnrolmentsById(deps.db, ids), culture)
}

/** LE-09: everything that the screen of a class shows. */
export async function getClassRecord(
  deps: TrainingDeps,
  caller: User,
  classId: string,
  culture: string,
): Promise<ClassWire> {
  const { db } = deps
  const found = await getClass(db, caller, classId)
  const ids = [found.classId]
  const [[header], students, former, sessions, attendance, signOffs] = await Promise.all([
    headersOf(db, [found], culture),
    listStudentsOf(deps, found, culture),
    rowsOf(deps, await listFormerStudents(db, ids), culture),
    listSessions(db, ids),
    listAttendance(db, ids),
    listSignOffs(db, ids),
  ])
  if (!header) throw new Error('the class is there')
  const [course] = await listCourses(db, culture, [found.packageId])
  const dives = SESSION_KINDS.flatMap((kind) => {
    const trained = course && divesTrained(kind, course.requirements)
    return trained ? [{ kind, ...trained }] : []
  })
  const all = [...students, ...former]
  const shown = new Set(all.map((row) => row.course.enrolmentId))
  const isShown = ({ enrolmentId }: { enrolmentId: string }) => shown.has(enrolmentId)
  return {
    ...header,
    students,
    former,
    sessions: await signableOf(db, caller, sessions),
    attendance: attendance.filter(isShown),
    signOffs: signOffs.filter(isShown),
    logs: await logsOf(deps, caller, all, dives),
    dives,
    maySign: await isInstructorOf(db, caller, found.memberNumber),
    isCourseFixed: await hasRecords(db, found.classId),
    timeZone: sessions.at(-1)?.timeZone ?? (await findTimeZone(db, found)) ?? null,
  }
}

/** A session that an earlier instructor of the class taught is theirs to sign off. */
async function signableOf(
  db: Queryable,
  caller: User,
  sessions: readonly ClassSession[],
): Promise<ClassWire['sessions']> {
  const names = await memberNames(
    db,
    sessions.flatMap(({ formerMemberNumber }) => formerMemberNumber ?? []),
  )
  return Promise.all(
    sessions.map(async (session) => {
      const { formerMemberNumber: former } = session
      if (former === null) return wireOf(session)
      const maySign = await isInstructorOf(db, caller, former)
      return { ...wireOf(session), maySign, taughtBy: names.get(former) ?? '' }
    }),
  )
}

/** The students' logs of these dives that wait for the caller, or that are verified. */
async function logsOf(
  deps: TrainingDeps,
  caller: User,
  students: ClassWire['students'],
  dives: ClassWire['dives'],
): Promise<ClassWire['logs']> {
  const enrolmentOf = new Map(students.map(({ affiliateId, course }) => [affiliateId, course.enrolmentId]))
  const courses = dives.map(({ course }) => course)
  const logs = await deps.listDiveStates(deps.db, caller.affiliateId, [...enrolmentOf.keys()], courses)
  const nameOf = new Map(students.map(({ affiliateId, name }) => [affiliateId, name]))
  return logs.flatMap(({ affiliateId, waiting, ...log }) => {
    const enrolmentId = enrolmentOf.get(affiliateId)
    const signable = waiting.filter(({ name }) => name === nameOf.get(affiliateId))
    return enrolmentId ? [{ enrolmentId, ...log, signableOn: signable.map(({ date }) => date) }] : []
  })
}

/** LE-09: the open classes that the caller is taught in, with what concerns the caller alone. */
export async function listMyClasses(
  { db }: TrainingDeps,
  caller: User,
  culture: string,
): Promise<MyClassesWire> {
  const classes = await listClassesOfStudent(db, caller.affiliateId)
  const ids = classes.map(({ classId }) => classId)
  const [headers, sessions, attendance, signOffs] = await Promise.all([
    headersOf(db, classes, culture),
    listSessions(db, ids),
    listAttendance(db, ids),
    listSignOffs(db, ids),
  ])
  return headers.map(({ classId, name, packageId, memberName, storeName }, at) => {
    const enrolmentId = classes[at]?.enrolmentId
    const own = sessions.filter((session) => session.classId === classId)
    return {
      ...{ classId, name, packageId, memberName, storeName },
      sessions: own.map((session) => {
        const isMine = (one: { sessionId: string; enrolmentId: string }) =>
          one.sessionId === session.sessionId && one.enrolmentId === enrolmentId
        const signed = signOffs.find(isMine)
        return {
          ...wireOf(session),
          mark: attendance.find(isMine)?.mark ?? null,
          signedBy: signed?.signedBy ?? null,
          signedAt: signed?.signedAt ?? null,
        }
      }),
    }
  })
}

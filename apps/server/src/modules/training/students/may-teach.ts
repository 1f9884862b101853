import { isProfessional, type User } from '@fathom/domain/session'
import { type Enrolment, isTaughtNow } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listOwnParticipants } from '../../references/index.ts'
import {
  isTaughtBy,
  listEnrolments,
  listStoresOf,
  listTaught,
  type TeachingNumbers,
} from '../enrolments/enrolment.store.ts'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { noCourseFound } from '../no-course.ts'

/** The caller's own numbers, and those of the stores where they teach. */
export async function teachingNumbers(db: Queryable, caller: User): Promise<TeachingNumbers> {
  if (!isProfessional(caller.affiliateType)) return { members: [], stores: [] }
  const own = await listOwnParticipants(db, caller.affiliateId)
  const numbers = (kind: string) => own.filter((one) => one.kind === kind).map(({ number }) => number)
  const members = numbers('member')
  return { members, stores: [...numbers('store'), ...(await listStoresOf(db, members))] }
}

/**
 * RO-05: students who are affiliated with the caller or with their store. Nobody teaches themselves: an instructor
 * who takes a course could otherwise certify it.
 */
export async function doesTeach(db: Queryable, caller: User, affiliateId: number): Promise<boolean> {
  if (caller.affiliateId === affiliateId) return false
  return isTaughtBy(db, affiliateId, await teachingNumbers(db, caller))
}

/** TS-04: health is for those who teach this person now; the training record stays open to `doesTeach`. */
export async function doesTeachNow(
  db: Queryable,
  caller: User,
  affiliateId: number,
  now: Date,
): Promise<boolean> {
  if (caller.affiliateId === affiliateId) return false
  const { members, stores } = await teachingNumbers(db, caller)
  return (await listEnrolments(db, affiliateId)).some(
    ({ memberNumber, storeNumber, ...enrolment }) =>
      isTaughtNow(enrolment, now) &&
      ((memberNumber !== null && members.includes(memberNumber)) ||
        (storeNumber !== null && stores.includes(storeNumber))),
  )
}

/** Everyone whom these professionals and stores teach now, and whom they taught before. */
export async function listStudentIds(db: Queryable, numbers: TeachingNumbers, now: Date) {
  const taught = await listTaught(db, numbers)
  const present = new Set(
    taught.filter((each) => isTaughtNow(each, now)).map(({ affiliateId }) => affiliateId),
  )
  const all = new Set(taught.map(({ affiliateId }) => affiliateId))
  return { present: [...present], former: [...all.difference(present)] }
}

/**
 * Those of a person's courses in progress that the caller teaches. Another dive center's course of the same person
 * is not among them.
 */
export async function listTaughtCourses(
  db: Queryable,
  caller: User,
  affiliateId: number,
): Promise<Enrolment[]> {
  if (caller.affiliateId === affiliateId) return []
  const { members, stores } = await teachingNumbers(db, caller)
  return (await listEnrolments(db, affiliateId)).filter(
    ({ endedAt, memberNumber, storeNumber }) =>
      endedAt === null &&
      ((memberNumber !== null && members.includes(memberNumber)) ||
        (storeNumber !== null && stores.includes(storeNumber))),
  )
}

/** `id` names an enrollment or a course. Anyone who teaches the course now reads earlier enrollments in it too. */
export async function mustTeach(
  db: Queryable,
  caller: User,
  { affiliateId, id }: { affiliateId: number; id: string },
): Promise<void> {
  const taught = await listTaughtCourses(db, caller, affiliateId)
  if (taught.length === 0) throw new Problem('not-affiliated', 401)
  const named = await findEnrolment(db, affiliateId, id)
  if (!named) throw noCourseFound(id)
  if (!taught.some(({ packageId }) => packageId === named.packageId)) throw new Problem('not-affiliated', 401)
}

import { isProfessional, type User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listOwnParticipants } from '../../references/index.ts'
import { isTaughtBy, listStoresOf, listTaught, type TeachingNumbers } from '../enrolments/enrolment.store.ts'

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

/** Everyone with a course in progress or certified with these professionals and stores. */
export async function listStudentIds(db: Queryable, numbers: TeachingNumbers): Promise<number[]> {
  const taught = await listTaught(db, numbers)
  return [...new Set(taught.map(({ affiliateId }) => affiliateId))]
}

export async function mustTeach(db: Queryable, caller: User, affiliateId: number): Promise<void> {
  if (!(await doesTeach(db, caller, affiliateId))) throw new Problem('not-affiliated', 401)
}

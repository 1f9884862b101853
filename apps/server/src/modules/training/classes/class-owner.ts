import { isProfessional, type User } from '@fathom/domain/session'
import { mayVerifyDives } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listOwnParticipants } from '../../references/index.ts'
import { isUuid } from '../no-course.ts'
import { type ClassOwner, type CourseClass, findOwnClass } from './class.store.ts'

const noClassFound = () => new Problem('no-class-found', 404)

async function ownNumbers(db: Queryable, { affiliateId, affiliateType }: User): Promise<ClassOwner> {
  if (!isProfessional(affiliateType)) return { members: [], stores: [] }
  const own = await listOwnParticipants(db, affiliateId)
  const numbers = (kind: string) => own.filter((one) => one.kind === kind).map(({ number }) => number)
  return { members: numbers('member'), stores: numbers('store') }
}

/** The numbers under which the caller has classes; anyone who has none is refused. */
export async function getClassOwner(db: Queryable, caller: User): Promise<ClassOwner> {
  const owner = await ownNumbers(db, caller)
  if (owner.members.length + owner.stores.length === 0) throw new Problem('not-allowed', 403)
  return owner
}

/** A class of someone else is unknown. */
export async function getClass(db: Queryable, caller: User, classId: string): Promise<CourseClass> {
  return get(db, caller, classId, false)
}

export async function lockClass(tx: Queryable, caller: User, classId: string): Promise<CourseClass> {
  return get(tx, caller, classId, true)
}

async function get(db: Queryable, caller: User, classId: string, isLocked: boolean): Promise<CourseClass> {
  const found = isUuid(classId)
    ? await findOwnClass(db, await ownNumbers(db, caller), classId, isLocked)
    : undefined
  if (!found) throw noClassFound()
  return found
}

/** The dive center employs the instructor, but doesn't sign for them. */
export async function isInstructorOf(db: Queryable, caller: User, memberNumber: number): Promise<boolean> {
  if (!mayVerifyDives(caller.affiliateType)) return false
  const own = await listOwnParticipants(db, caller.affiliateId)
  return own.some(({ kind, number }) => kind === 'member' && number === memberNumber)
}

import { isProfessional, type User } from '@fathom/domain/session'
import type { Enrolment } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { findParticipant, listOwnParticipants } from '../../references/index.ts'
import {
  findConversation as find,
  listConversations as list,
  listMembersOf,
  listStoresOf,
} from '../enrolments/enrolment.store.ts'

export type Conversation = { enrolment: Enrolment; side: 'student' | 'teacher' }

/**
 * LE-07: the student, the instructor and the dive center of an enrollment. While it has no instructor, those
 * who teach at the dive center stand in.
 */
export async function findConversation(
  db: Queryable,
  caller: User,
  enrolmentId: string,
): Promise<Conversation | undefined> {
  const enrolment = await find(db, await readerOf(db, caller), enrolmentId)
  return enrolment && { enrolment, side: sideOf(caller, enrolment) }
}

/** All that the caller takes part in: their own courses, and those of their students. */
export async function listConversations(db: Queryable, caller: User): Promise<Conversation[]> {
  const enrolments = await list(db, await readerOf(db, caller))
  return enrolments.map((enrolment) => ({ enrolment, side: sideOf(caller, enrolment) }))
}

const sideOf = ({ affiliateId }: User, enrolment: Enrolment) =>
  enrolment.affiliateId === affiliateId ? 'student' : 'teacher'

async function readerOf(db: Queryable, { affiliateId, affiliateType }: User) {
  const own = isProfessional(affiliateType) ? await listOwnParticipants(db, affiliateId) : []
  const numbers = (kind: string) => own.filter((one) => one.kind === kind).map(({ number }) => number)
  const members = numbers('member')
  return {
    affiliateId,
    members,
    stores: numbers('store'),
    storesTaughtAt: members.length > 0 ? await listStoresOf(db, members) : [],
  }
}

export type EnrolmentTeachers = {
  instructor: { affiliateId: number; name: string } | undefined
  center: { affiliateId: number; name: string } | undefined
  /** Those who stand in while there is no instructor. */
  standIns: readonly number[]
}

/** Who teaches an enrollment; those whose account is deleted teach no more. */
export async function listTeachersOf(
  db: Queryable,
  { memberNumber, storeNumber }: Pick<Enrolment, 'memberNumber' | 'storeNumber'>,
): Promise<EnrolmentTeachers> {
  const found = async (kind: 'member' | 'store', number: number | null) => {
    const participant = number === null ? undefined : await findParticipant(db, kind, number)
    return participant && { affiliateId: Number(participant.affiliate_id), name: participant.name }
  }
  const colleagues =
    memberNumber === null && storeNumber !== null ? await listMembersOf(db, [storeNumber]) : []
  const standIns: number[] = []
  for (const number of colleagues)
    standIns.push(...[(await found('member', number))?.affiliateId ?? []].flat())
  return {
    instructor: await found('member', memberNumber),
    center: await found('store', storeNumber),
    standIns,
  }
}

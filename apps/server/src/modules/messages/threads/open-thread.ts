import { isMinor, lastDayOnEarth } from '@fathom/domain/forms'
import { mayWrite, type ThreadFacts } from '@fathom/domain/messages'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listIdentities } from '../../account/index.ts'
import { findGuardian, type Guardian } from '../../forms/index.ts'
import {
  type Conversation,
  type EnrolmentTeachers,
  findConversation,
  listTeachersOf,
} from '../../training/index.ts'
import type { MessagesDeps } from '../messages.deps.ts'

export type Thread = Conversation & {
  teachers: EnrolmentTeachers
  facts: ThreadFacts
  /** Of a minor. */
  guardian: Guardian | undefined
}

/** Throws for an enrollment in which the caller has no part, or no longer. */
export async function getThread(
  deps: Pick<MessagesDeps, 'clock' | 'secrets'>,
  db: Queryable,
  caller: User,
  enrolmentId: string,
): Promise<Thread> {
  const conversation = await findConversation(db, caller, enrolmentId)
  if (!conversation) throw new Problem('not-found', 404)
  const { enrolment } = conversation
  const teachers = await listTeachersOf(db, enrolment)
  const isYoung = await isStudentMinor(deps, db, enrolment.affiliateId)
  const guardian = isYoung ? await findGuardian(deps, db, enrolment.affiliateId) : undefined
  const facts = {
    isEnded: enrolment.endedAt !== null,
    hasInstructor: teachers.instructor !== undefined,
    hasCenter: teachers.center !== undefined,
    isMinor: isYoung,
    hasGuardian: guardian !== undefined,
  }
  return { ...conversation, teachers, facts, guardian }
}

/** A student is an adult once someone has confirmed the birth date that says so (TS-05). */
export async function isStudentMinor(
  { clock }: Pick<MessagesDeps, 'clock'>,
  db: Queryable,
  affiliateId: number,
): Promise<boolean> {
  const student = (await listIdentities(db, [affiliateId])).get(affiliateId)
  return student !== undefined && isMinor(student.ruling.youngest, lastDayOnEarth(clock.now()))
}

export function mustWrite({ facts }: Thread): void {
  const verdict = mayWrite(facts)
  if (!verdict.granted) throw new Problem(verdict.reason, 409)
}

/** Everyone who reads the conversation in the portal. */
export function readersOf({ enrolment, teachers }: Pick<Thread, 'enrolment' | 'teachers'>): number[] {
  const { instructor, center, standIns } = teachers
  const all = [enrolment.affiliateId, instructor?.affiliateId, center?.affiliateId, ...standIns]
  return [...new Set(all.filter((id) => id !== undefined))].sort((one, other) => one - other)
}

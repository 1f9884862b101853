import type { ClassWire } from '@fathom/contract/training/classes'
import type { Queryable } from '../../../platform/database/index.ts'
import type { ClassSession } from './session.store.ts'

type SignOff = ClassWire['signOffs'][number]

/** The sign-offs of these classes that count. */
export async function listSignOffs(db: Queryable, classIds: readonly string[]): Promise<SignOff[]> {
  const rows = await db.query<Omit<SignOff, 'signedAt'> & { signedAt: Date }>(
    `select id as "signOffId", session_id as "sessionId", enrolment_id as "enrolmentId", dives, signed_at as "signedAt",
       signed_by_name as "signedBy", member_number as "memberNumber"
     from class_sign_off where class_id = any($1::uuid[]) and withdrawn_at is null order by signed_at, id`,
    [classIds],
  )
  return rows.map((row) => ({ ...row, signedAt: row.signedAt.toISOString() }))
}

type Signed = {
  session: ClassSession
  course: string
  students: readonly { enrolmentId: string; affiliateId: number }[]
}
type Signer = { affiliateId: number; name: string; memberNumber: number; at: Date }

/** The enrollments that this call signed off: those that were before stay as they were signed. */
export async function addSignOffs(
  tx: Queryable,
  { session, course, students }: Signed,
  signer: Signer,
): Promise<string[]> {
  const rows = await tx.query<{ enrolment_id: string }>(
    `insert into class_sign_off (class_id, session_id, enrolment_id, affiliate_id, kind, day, course, dives, signed_at,
       signed_by, signed_by_name, member_number)
     select $1, $2, s.enrolment_id, s.affiliate_id, $5, $6, $7, $8, $9, $10, $11, $12
     from unnest($3::uuid[], $4::bigint[]) as s(enrolment_id, affiliate_id)
     on conflict (class_id, session_id, enrolment_id) where withdrawn_at is null do nothing
     returning enrolment_id`,
    [
      ...[session.classId, session.sessionId],
      ...[students.map(({ enrolmentId }) => enrolmentId), students.map(({ affiliateId }) => affiliateId)],
      ...[session.kind, session.date, course, session.dives],
      ...[signer.at, signer.affiliateId, signer.name, signer.memberNumber],
    ],
  )
  return rows.map(({ enrolment_id }) => enrolment_id)
}

/** False if the class has no such sign-off. One that was withdrawn before stays as it was. */
export async function withdrawSignOff(
  tx: Queryable,
  { classId, signOffId }: { classId: string; signOffId: string },
  withdrawn: { by: number; at: Date; reason: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update class_sign_off set withdrawn_at = coalesce(withdrawn_at, $4), withdrawn_by = coalesce(withdrawn_by, $3),
       reason = coalesce(reason, $5)
     where class_id = $1 and id = $2 returning id`,
    [classId, signOffId, withdrawn.by, withdrawn.at, withdrawn.reason],
  )
  return rows.length > 0
}

/** The enrollments that are signed off for a session. */
export async function listSignedOff(tx: Queryable, classId: string, sessionId: string): Promise<string[]> {
  const rows = await tx.query<{ enrolment_id: string }>(
    `select enrolment_id from class_sign_off
     where class_id = $1 and session_id = $2 and withdrawn_at is null`,
    [classId, sessionId],
  )
  return rows.map(({ enrolment_id }) => enrolment_id)
}

import type { Appointment, SessionKind } from '@fathom/domain/training/classes'
import type { Queryable } from '../../../platform/database/index.ts'

/** By the instructor, who knows it then, or by the dive center. */
export async function saveChangedAt(
  tx: Queryable,
  classId: string,
  { at, isByInstructor }: { at: Date; isByInstructor: boolean },
): Promise<void> {
  await tx.query(
    `update course_class set changed_at = $2,
       announced_member_number = case when $3 then member_number else announced_member_number end,
       center_changed_at = case when $3 then center_changed_at else $2 end
     where id = $1`,
    [classId, at, isByInstructor],
  )
}

export type ClassToTell = {
  packageId: string
  name: string
  storeNumber: number | null
  memberNumber: number
  isClosed: boolean
  changedAt: string | null
  announcedMemberNumber: number | null
  isChangedByCenter: boolean
}

export async function lockClassToTell(tx: Queryable, classId: string): Promise<ClassToTell | undefined> {
  const [row] = await tx.query<Omit<ClassToTell, 'changedAt'> & { changedAt: Date | null }>(
    `select package_id as "packageId", name, store_number as "storeNumber", member_number as "memberNumber",
       closed_at is not null as "isClosed", changed_at as "changedAt", announced_member_number as "announcedMemberNumber",
       center_changed_at is not null as "isChangedByCenter"
     from course_class where id = $1 for update`,
    [classId],
  )
  return row && { ...row, changedAt: row.changedAt?.toISOString() ?? null }
}

const APPOINTMENT = `jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'startsAt', to_char(starts_at, 'HH24:MI'),
  'endsAt', to_char(ends_at, 'HH24:MI'), 'timeZone', time_zone, 'place', place)`

type SessionToTell = { kind: SessionKind; announced: Appointment | null; current: Appointment | null }

/** The deleted ones too: a student may still count on them. */
export const listSessionsToTell = (tx: Queryable, classId: string): Promise<SessionToTell[]> =>
  tx.query<SessionToTell>(
    `select kind, announced, case when deleted_at is null then ${APPOINTMENT} end as current
     from class_session where class_id = $1 order by day, starts_at, id`,
    [classId],
  )

/** The ids of the enrollments whose students know that they are in the class. */
export async function listAnnouncedStudents(tx: Queryable, classId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ enrolment_id: string }>(
    'select enrolment_id from class_student where class_id = $1 and announced_at is not null',
    [classId],
  )
  return new Set(rows.map((row) => row.enrolment_id))
}

/** From now on, everyone knows the class as it is. */
export async function markAnnounced(tx: Queryable, classId: string, now: Date): Promise<void> {
  await tx.query(
    'update course_class set announced_member_number = member_number, center_changed_at = null where id = $1',
    [classId],
  )
  await tx.query(
    'update class_student set announced_at = $2 where class_id = $1 and removed_at is null and announced_at is null',
    [classId, now],
  )
  await tx.query(
    `update class_session set announced = case when deleted_at is null then ${APPOINTMENT} end where class_id = $1`,
    [classId],
  )
}

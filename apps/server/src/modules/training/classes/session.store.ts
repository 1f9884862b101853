import type { ClassSessionWire } from '@fathom/contract/training/classes'
import { type Mark, momentsOf } from '@fathom/domain/training/classes'
import type { Queryable } from '../../../platform/database/index.ts'

export type ClassSession = Omit<ClassSessionWire, 'maySign' | 'taughtBy'> & {
  classId: string
  changedAt: string
  /** Who taught it, if it isn't the instructor of the class. */
  formerMemberNumber: number | null
}

type SessionRow = {
  class_id: string
  id: string
  kind: ClassSession['kind']
  date: string
  starts_at: string
  ends_at: string
  time_zone: string
  place: string
  note: string
  dives: number[]
  version: number
  changed_at: Date
  member_number: number | null
}

const COLUMNS = `class_id, id, kind, to_char(day, 'YYYY-MM-DD') as date, to_char(starts_at, 'HH24:MI') as starts_at,
  to_char(ends_at, 'HH24:MI') as ends_at, time_zone, place, note, dives, version, changed_at, member_number`

function sessionOf(row: SessionRow): ClassSession {
  const local = {
    date: row.date,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
  }
  const { begins, ends } = momentsOf(local)
  return {
    sessionId: row.id,
    classId: row.class_id,
    kind: row.kind,
    ...local,
    place: row.place,
    note: row.note,
    dives: row.dives,
    version: row.version,
    begins: begins.toISOString(),
    ends: ends.toISOString(),
    changedAt: row.changed_at.toISOString(),
    formerMemberNumber: row.member_number,
  }
}

/** In the order of time. */
export async function listSessions(db: Queryable, classIds: readonly string[]): Promise<ClassSession[]> {
  const rows = await db.query<SessionRow>(
    `select ${COLUMNS} from class_session where class_id = any($1::uuid[]) and deleted_at is null`,
    [classIds],
  )
  return rows.map(sessionOf).sort((one, other) => (one.begins < other.begins ? -1 : 1))
}

/** Of the session that comes last at this dive center, or with this instructor where there is none. */
export async function findLastTimeZone(
  db: Queryable,
  { storeNumber, memberNumber }: { storeNumber: number | null; memberNumber: number },
): Promise<string | undefined> {
  const [row] = await db.query<{ time_zone: string }>(
    `select s.time_zone from class_session s join course_class c on c.id = s.class_id
     where s.deleted_at is null and c.store_number is not distinct from $1
       and ($1::int is not null or c.member_number = $2)
     order by s.day desc, s.starts_at desc limit 1`,
    [storeNumber, memberNumber],
  )
  return row?.time_zone
}

export async function lockSession(
  tx: Queryable,
  classId: string,
  sessionId: string,
): Promise<(ClassSession & { isDeleted: boolean }) | undefined> {
  const [row] = await tx.query<SessionRow & { is_deleted: boolean }>(
    `select ${COLUMNS}, deleted_at is not null as is_deleted from class_session
     where class_id = $1 and id = $2 for update`,
    [classId, sessionId],
  )
  return row && { ...sessionOf(row), isDeleted: row.is_deleted }
}

type Written = Omit<ClassSession, 'begins' | 'ends' | 'changedAt' | 'version' | 'formerMemberNumber'>

/** Writes the session, and brings back one that was deleted. */
export async function saveSession(tx: Queryable, session: Written, now: Date): Promise<void> {
  const { classId, sessionId, kind, date, startsAt, endsAt, timeZone, place, note, dives } = session
  await tx.query(
    `insert into class_session as s (class_id, id, kind, day, starts_at, ends_at, time_zone, place, note, dives, version,
       changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, $11)
     on conflict (class_id, id) do update set kind = excluded.kind, day = excluded.day, starts_at = excluded.starts_at,
       ends_at = excluded.ends_at, time_zone = excluded.time_zone, place = excluded.place, note = excluded.note,
       dives = excluded.dives, member_number = case when s.day = excluded.day then s.member_number end, deleted_at = null,
       version = s.version + 1, changed_at = excluded.changed_at`,
    [classId, sessionId, kind, date, startsAt, endsAt, timeZone, place, note, dives, now],
  )
}

export async function deleteSession(
  tx: Queryable,
  classId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `update class_session set deleted_at = $3, version = version + 1, changed_at = $3
     where class_id = $1 and id = $2 and deleted_at is null`,
    [classId, sessionId, now],
  )
}

/** Another course has other dives. */
export async function clearDives(tx: Queryable, classId: string, now: Date): Promise<void> {
  await tx.query(
    `update class_session set dives = '{}', version = version + 1, changed_at = $2
     where class_id = $1 and dives <> '{}'`,
    [classId, now],
  )
}

/** The person who taught a session signs it off, also after the class got another instructor. */
export async function keepInstructor(
  tx: Queryable,
  classId: string,
  memberNumber: number,
  now: Date,
): Promise<void> {
  const begun = (await listSessions(tx, [classId])).filter(({ begins }) => begins <= now.toISOString())
  await tx.query(
    `update class_session set member_number = $3
     where class_id = $1 and id = any($2::uuid[]) and member_number is null`,
    [classId, begun.map(({ sessionId }) => sessionId), memberNumber],
  )
}

/** Whether attendance or a sign-off was ever recorded in the class. */
export async function hasRecords(db: Queryable, classId: string): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(
    `select exists (select from class_attendance where class_id = $1 and mark is not null)
       or exists (select from class_sign_off where class_id = $1) as has`,
    [classId],
  )
  return row?.has === true
}

export type Attended = { sessionId: string; enrolmentId: string; mark: Mark; markedAt: string }

export async function listAttendance(db: Queryable, classIds: readonly string[]): Promise<Attended[]> {
  const rows = await db.query<{ session_id: string; enrolment_id: string; mark: Mark; marked_at: Date }>(
    `select session_id, enrolment_id, mark, marked_at from class_attendance
     where class_id = any($1::uuid[]) and mark is not null order by session_id, enrolment_id`,
    [classIds],
  )
  return rows.map((row) => ({
    sessionId: row.session_id,
    enrolmentId: row.enrolment_id,
    mark: row.mark,
    markedAt: row.marked_at.toISOString(),
  }))
}

type Marked = { enrolmentId: string; affiliateId: number; mark: Mark | null }

/** A mark that was made earlier than the stored one changes nothing. */
export async function saveMarks(
  tx: Queryable,
  of: { classId: string; sessionId: string },
  marks: readonly Marked[],
  marked: { by: number; at: Date },
): Promise<void> {
  await tx.query(
    `insert into class_attendance as a (class_id, session_id, enrolment_id, affiliate_id, mark, marked_at, marked_by)
     select $1, $2, m.enrolment_id, m.affiliate_id, m.mark, $6, $7
     from unnest($3::uuid[], $4::bigint[], $5::text[]) as m(enrolment_id, affiliate_id, mark)
     on conflict (class_id, session_id, enrolment_id) do update
       set mark = excluded.mark, marked_at = excluded.marked_at, marked_by = excluded.marked_by
       where a.marked_at <= excluded.marked_at`,
    [
      ...[of.classId, of.sessionId],
      ...[
        marks.map(({ enrolmentId }) => enrolmentId),
        marks.map(({ affiliateId }) => affiliateId),
        marks.map(({ mark }) => mark),
      ],
      ...[marked.at, marked.by],
    ],
  )
}

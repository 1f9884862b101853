import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { listCourses } from '../catalogue/course.store.ts'
import { listSessions } from './session.store.ts'

type OwnSession = {
  class_id: string
  date: string
  kind: string
  starts_at: string
  ends_at: string
  time_zone: string
  location: string
  attendance: string | null
  sign_offs: { covers: number[]; signedBy: string; signedAt: string; withdrawnAt: string | null }[]
}

/** LE-09: the classes that a person was in, which sessions they had, and what was recorded about them there. */
export async function listOwnClassData(db: Queryable, affiliateId: number) {
  const classes = await db.query<{ id: string; package_id: string; name: string; added_at: Date }>(
    `select c.id, c.package_id, c.name, s.added_at from class_student s join course_class c on c.id = s.class_id
     where s.affiliate_id = $1 order by s.added_at, c.id`,
    [affiliateId],
  )
  const sessions = await db.query<OwnSession>(
    `select s.class_id, to_char(s.day, 'YYYY-MM-DD') as date, s.kind, to_char(s.starts_at, 'HH24:MI') as starts_at,
       to_char(s.ends_at, 'HH24:MI') as ends_at, s.time_zone, s.place as location, a.mark as attendance,
       coalesce((select json_agg(json_build_object('covers', o.dives, 'signedBy', o.signed_by_name,
           'memberNumber', o.member_number, 'signedAt', o.signed_at, 'withdrawnAt', o.withdrawn_at, 'reason', o.reason)
           order by o.signed_at)
         from class_sign_off o where o.affiliate_id = $1 and o.class_id = s.class_id and o.session_id = s.id), '[]')
         as sign_offs
     from class_student m join class_session s on s.class_id = m.class_id
       left join class_attendance a on a.affiliate_id = $1 and a.class_id = s.class_id and a.session_id = s.id
         and a.enrolment_id = m.enrolment_id
     where m.affiliate_id = $1 and s.deleted_at is null order by s.day, s.starts_at`,
    [affiliateId],
  )
  const courses = await listCourses(db, DEFAULT_LOCALE)
  return classes.map((one) => ({
    title: courses.find(({ packageId }) => packageId === one.package_id)?.title ?? '',
    name: one.name,
    enrolledAt: one.added_at.toISOString(),
    sessions: sessions
      .filter(({ class_id }) => class_id === one.id)
      .map((session) => ({
        date: session.date,
        session: session.kind,
        startsAt: session.starts_at,
        endsAt: session.ends_at,
        timeZone: session.time_zone,
        location: session.location,
        attendance: session.attendance,
        signOffs: session.sign_offs,
      })),
  }))
}

type TaughtClass = {
  id: string
  package_id: string
  name: string
  created_at: Date
  closed_at: Date | null
  students: number
}

/** The classes that a person teaches, or their dive center. Students are counted: their names are their own data. */
export async function listTaughtClassData(db: Queryable, affiliateId: number) {
  const classes = await db.query<TaughtClass>(
    `select c.id, c.package_id, c.name, c.created_at, c.closed_at,
       (select count(*)::int from class_student s where s.class_id = c.id and s.removed_at is null) as students
     from course_class c where exists (select from participant p where p.affiliate_id = $1
       and ((p.kind = 'member' and p.number = c.member_number) or (p.kind = 'store' and p.number = c.store_number)))
     order by c.created_at, c.id`,
    [affiliateId],
  )
  const sessions = await listSessions(
    db,
    classes.map(({ id }) => id),
  )
  const courses = await listCourses(db, DEFAULT_LOCALE)
  return classes.map((one) => ({
    title: courses.find(({ packageId }) => packageId === one.package_id)?.title ?? '',
    name: one.name,
    createdAt: one.created_at.toISOString(),
    closedAt: one.closed_at?.toISOString() ?? null,
    students: one.students,
    sessions: sessions
      .filter(({ classId }) => classId === one.id)
      .map(({ date, kind, startsAt, endsAt, timeZone, place, note, dives }) => ({
        ...{ date, session: kind, startsAt, endsAt, timeZone, location: place, note, covers: dives },
      })),
  }))
}

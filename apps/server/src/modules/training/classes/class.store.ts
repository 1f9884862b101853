import type { Queryable } from '../../../platform/database/index.ts'

/** A class without its sessions. */
export type CourseClass = {
  classId: string
  packageId: string
  name: string
  storeNumber: number | null
  memberNumber: number
  closedAt: string | null
  version: number
}

type ClassRow = {
  id: string
  package_id: string
  name: string
  store_number: number | null
  member_number: number
  closed_at: Date | null
  version: number
}

const classOf = (row: ClassRow): CourseClass => ({
  classId: row.id,
  packageId: row.package_id,
  name: row.name,
  storeNumber: row.store_number,
  memberNumber: row.member_number,
  closedAt: row.closed_at?.toISOString() ?? null,
  version: row.version,
})

/** The caller's own numbers: a class belongs to its instructor and to its dive center. */
export type ClassOwner = { members: readonly number[]; stores: readonly number[] }

const IS_OWN = '(c.member_number = any($1::int[]) or c.store_number = any($2::int[]))'
const MOST_CLASSES = 200

/** Those in progress first, newest first. */
export async function listOwnClasses(db: Queryable, { members, stores }: ClassOwner): Promise<CourseClass[]> {
  const rows = await db.query<ClassRow>(
    `select c.* from course_class c where ${IS_OWN}
     order by c.closed_at is not null, c.created_at desc, c.id limit ${MOST_CLASSES}`,
    [members, stores],
  )
  return rows.map(classOf)
}

export async function findOwnClass(
  db: Queryable,
  { members, stores }: ClassOwner,
  classId: string,
  isLocked = false,
): Promise<CourseClass | undefined> {
  const [row] = await db.query<ClassRow>(
    `select c.* from course_class c where ${IS_OWN} and c.id = $3 ${isLocked ? 'for update' : ''}`,
    [members, stores, classId],
  )
  return row && classOf(row)
}

type NewClass = Omit<CourseClass, 'closedAt' | 'version'>

/** False if there is a class with this id already. */
export async function insertClass(
  tx: Queryable,
  added: NewClass,
  created: { by: number; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into course_class (id, package_id, name, store_number, member_number, created_by, created_at, version)
     values ($1, $2, $3, $4, $5, $6, $7, 1) on conflict (id) do nothing returning id`,
    [
      ...[added.classId, added.packageId, added.name, added.storeNumber, added.memberNumber],
      ...[created.by, created.at],
    ],
  )
  return rows.length > 0
}

export async function updateClass(
  tx: Queryable,
  { classId, name, memberNumber, packageId }: NewClass,
): Promise<void> {
  await tx.query(
    `update course_class set name = $2, member_number = $3, package_id = $4, version = version + 1
     where id = $1`,
    [classId, name, memberNumber, packageId],
  )
}

export async function closeClass(tx: Queryable, classId: string, at: Date | null): Promise<void> {
  await tx.query(
    `update course_class set closed_at = $2, version = version + 1
     where id = $1 and (closed_at is null) = ($2::timestamptz is not null)`,
    [classId, at],
  )
}

/**
 * Whether these are students of the class: enrolled in its course, with its instructor or at its dive center. Who left
 * them is no longer in the class, and nobody teaches themselves.
 */
const IS_TAUGHT = `e.package_id = c.package_id and e.ended_at is null
  and (e.member_number = c.member_number or e.store_number = c.store_number)
  and not exists (select from participant p
    where p.kind = 'member' and p.number = c.member_number and p.affiliate_id = e.affiliate_id)`

/** The ids of these enrollments that may be in the class. */
export async function listTeachable(
  tx: Queryable,
  classId: string,
  enrolmentIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select e.id from course_class c join enrolment e on e.id = any($2::uuid[])
     where c.id = $1 and ${IS_TAUGHT} and (e.certified_at is null or exists
       (select from class_student s where s.class_id = c.id and s.enrolment_id = e.id))`,
    [classId, enrolmentIds],
  )
  return rows.map(({ id }) => id)
}

/** Adds and removes, so that the class has just these students. */
export async function setStudents(
  tx: Queryable,
  classId: string,
  enrolmentIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(
    `update class_student set removed_at = $3
     where class_id = $1 and removed_at is null and not enrolment_id = any($2::uuid[])`,
    [classId, enrolmentIds, now],
  )
  await tx.query(
    `insert into class_student as s (class_id, enrolment_id, affiliate_id, added_at)
     select $1, e.id, e.affiliate_id, $3 from enrolment e where e.id = any($2::uuid[])
     on conflict (class_id, enrolment_id) do update set removed_at = null,
       announced_at = case when s.removed_at is null then s.announced_at end`,
    [classId, enrolmentIds, now],
  )
}

export type ClassStudent = { classId: string; enrolmentId: string; affiliateId: number }

/** The students who are in these classes now. */
export async function listClassStudents(db: Queryable, classIds: readonly string[]): Promise<ClassStudent[]> {
  const rows = await db.query<{ class_id: string; enrolment_id: string; affiliate_id: string }>(
    `select s.class_id, s.enrolment_id, s.affiliate_id from class_student s
     join course_class c on c.id = s.class_id
     join enrolment e on e.affiliate_id = s.affiliate_id and e.id = s.enrolment_id
     where s.class_id = any($1::uuid[]) and s.removed_at is null and ${IS_TAUGHT}
     order by s.added_at, s.enrolment_id`,
    [classIds],
  )
  return rows.map(studentOf)
}

const studentOf = (row: { class_id: string; enrolment_id: string; affiliate_id: string }): ClassStudent => ({
  classId: row.class_id,
  enrolmentId: row.enrolment_id,
  affiliateId: Number(row.affiliate_id),
})

/**
 * Students who were taken out of these classes after they were present at a session: what they did there can still be
 * signed off. Who has gone elsewhere isn't among them.
 */
export async function listFormerStudents(
  db: Queryable,
  classIds: readonly string[],
): Promise<ClassStudent[]> {
  const rows = await db.query<{ class_id: string; enrolment_id: string; affiliate_id: string }>(
    `select s.class_id, s.enrolment_id, s.affiliate_id from class_student s
     join course_class c on c.id = s.class_id
     join enrolment e on e.affiliate_id = s.affiliate_id and e.id = s.enrolment_id
     where s.class_id = any($1::uuid[]) and s.removed_at is not null and ${IS_TAUGHT}
       and exists (select from class_attendance a
         where a.class_id = s.class_id and a.enrolment_id = s.enrolment_id and a.mark = 'present')
     order by s.added_at, s.enrolment_id`,
    [classIds],
  )
  return rows.map(studentOf)
}

/** The classes that a person is taught in now, with the enrollment. */
export async function listClassesOfStudent(
  db: Queryable,
  affiliateId: number,
): Promise<(CourseClass & { enrolmentId: string })[]> {
  const rows = await db.query<ClassRow & { enrolment_id: string }>(
    `select c.*, s.enrolment_id from class_student s
     join course_class c on c.id = s.class_id
     join enrolment e on e.affiliate_id = s.affiliate_id and e.id = s.enrolment_id
     where s.affiliate_id = $1 and s.removed_at is null and c.closed_at is null and ${IS_TAUGHT}
     order by c.created_at desc, c.id`,
    [affiliateId],
  )
  return rows.map((row) => ({ ...classOf(row), enrolmentId: row.enrolment_id }))
}

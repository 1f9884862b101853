import type { Enrolment } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'

type EnrolmentRow = {
  affiliate_id: string
  id: string
  package_id: string
  content_id: string | null
  store_number: number | null
  member_number: number | null
  enrolled_at: Date
  completed_at: Date | null
  certified_at: Date | null
  ended_at: Date | null
}

const enrolmentOf = (row: EnrolmentRow): Enrolment => ({
  enrolmentId: row.id,
  affiliateId: Number(row.affiliate_id),
  packageId: row.package_id,
  contentId: row.content_id,
  enrolledAt: row.enrolled_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
  certifiedAt: row.certified_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  storeNumber: row.store_number,
  memberNumber: row.member_number,
})

/** The person's enrollments in any course, newest first. */
export async function listEnrolments(db: Queryable, affiliateId: number): Promise<Enrolment[]> {
  const rows = await db.query<EnrolmentRow>(
    'select * from enrolment where affiliate_id = $1 order by enrolled_at desc, id desc',
    [affiliateId],
  )
  return rows.map(enrolmentOf)
}

export async function listEnrolmentsById(db: Queryable, ids: readonly string[]): Promise<Enrolment[]> {
  const rows = await db.query<EnrolmentRow>('select * from enrolment where id = any($1::uuid[])', [ids])
  return rows.map(enrolmentOf)
}

/**
 * The enrollment with this id, or the newest in the course with this id. Locked until the transaction ends.
 */
export async function lockEnrolment(
  tx: Queryable,
  affiliateId: number,
  id: string,
): Promise<Enrolment | undefined> {
  const [row] = await tx.query<EnrolmentRow>(
    `select * from enrolment where affiliate_id = $1 and (id = $2 or (package_id = $2 and ended_at is null))
     for update`,
    [affiliateId, id],
  )
  return row && enrolmentOf(row)
}

type NewEnrolment = Pick<
  Enrolment,
  'affiliateId' | 'packageId' | 'contentId' | 'storeNumber' | 'memberNumber'
>

/** Undefined if the person is already enrolled. */
export async function insertEnrolment(
  tx: Queryable,
  added: NewEnrolment,
  now: Date,
): Promise<Enrolment | undefined> {
  const [row] = await tx.query<EnrolmentRow>(
    `insert into enrolment (affiliate_id, package_id, content_id, store_number, member_number, enrolled_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (affiliate_id, package_id) where ended_at is null do nothing returning *`,
    [added.affiliateId, added.packageId, added.contentId, added.storeNumber, added.memberNumber, now],
  )
  return row && enrolmentOf(row)
}

export async function endEnrolment(tx: Queryable, enrolment: Enrolment, now: Date): Promise<void> {
  await tx.query('update enrolment set ended_at = $3 where affiliate_id = $1 and id = $2', [
    enrolment.affiliateId,
    enrolment.enrolmentId,
    now,
  ])
}

/** A call that names no teacher doesn't clear an earlier choice. */
export async function chooseTeacher(
  tx: Queryable,
  enrolment: Enrolment,
  chosen: { storeNumber?: number | undefined; memberNumber?: number | undefined },
): Promise<Enrolment> {
  const [row] = await tx.query<EnrolmentRow>(
    `update enrolment set store_number = coalesce($3, store_number), member_number = coalesce($4, member_number)
     where affiliate_id = $1 and id = $2 returning *`,
    [enrolment.affiliateId, enrolment.enrolmentId, chosen.storeNumber ?? null, chosen.memberNumber ?? null],
  )
  return row ? enrolmentOf(row) : enrolment
}

/** The instructor stays only if they teach at the new store too. */
export async function moveToStore(
  tx: Queryable,
  { affiliateId, enrolmentId }: Enrolment,
  storeNumber: number,
): Promise<Enrolment> {
  const [row] = await tx.query<EnrolmentRow>(
    `update enrolment e set store_number = $3, member_number =
       (select m.member_number from store_instructor m
        where m.store_number = $3 and m.member_number = e.member_number)
     where affiliate_id = $1 and id = $2 returning *`,
    [affiliateId, enrolmentId, storeNumber],
  )
  if (!row) throw new Error('the enrollment is locked, so it is there')
  return enrolmentOf(row)
}

export async function giveContent(tx: Queryable, enrolment: Enrolment, contentId: string): Promise<void> {
  await tx.query('update enrolment set content_id = $3 where affiliate_id = $1 and id = $2', [
    enrolment.affiliateId,
    enrolment.enrolmentId,
    contentId,
  ])
}

/** For enrollments in a course that had no lessons when they began. */
export async function giveContentToAll(
  tx: Queryable,
  { packageId, contentId }: { packageId: string; contentId: string },
): Promise<void> {
  await tx.query(
    `update enrolment set content_id = $2
     where package_id = $1 and content_id is null and ended_at is null and certified_at is null`,
    [packageId, contentId],
  )
}

/** Returns whether this call completed it, because it's completed only once. */
export async function completeEnrolment(tx: Queryable, enrolment: Enrolment, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update enrolment set completed_at = $3 where affiliate_id = $1 and id = $2 and completed_at is null
     returning id`,
    [enrolment.affiliateId, enrolment.enrolmentId, now],
  )
  return rows.length > 0
}

/** Returns whether this call certified it, because it's certified only once. */
export async function certifyEnrolment(tx: Queryable, enrolment: Enrolment, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update enrolment set certified_at = $3, completed_at = coalesce(completed_at, $3)
     where affiliate_id = $1 and id = $2 and certified_at is null returning id`,
    [enrolment.affiliateId, enrolment.enrolmentId, now],
  )
  return rows.length > 0
}

/** The numbers under which a professional or a store has students. */
export type TeachingNumbers = { members: readonly number[]; stores: readonly number[] }

const MOST_STUDENTS = 1000

/** Enrollments in progress with these professionals and stores, newest first, then those they certified. */
export async function listTaught(db: Queryable, numbers: TeachingNumbers): Promise<Enrolment[]> {
  const rows = await db.query<EnrolmentRow>(
    `select * from enrolment
     where ended_at is null and (member_number = any($1::int[]) or store_number = any($2::int[]))
     order by certified_at is not null, coalesce(certified_at, enrolled_at) desc, id desc limit ${MOST_STUDENTS}`,
    [numbers.members, numbers.stores],
  )
  return rows.map(enrolmentOf)
}

export async function isTaughtBy(
  db: Queryable,
  affiliateId: number,
  numbers: TeachingNumbers,
): Promise<boolean> {
  const rows = await db.query(
    `select from enrolment where affiliate_id = $1 and ended_at is null
       and (member_number = any($2::int[]) or store_number = any($3::int[])) limit 1`,
    [affiliateId, numbers.members, numbers.stores],
  )
  return rows.length > 0
}

/** The numbers by which a person takes part in the conversations of enrollments. */
type ConversationReader = {
  affiliateId: number
  members: readonly number[]
  stores: readonly number[]
  /** Where the person teaches for someone else. */
  storesTaughtAt: readonly number[]
}

const TAKES_PART = `(affiliate_id = $1 or (ended_at is null and (member_number = any($2::int[])
  or store_number = any($3::int[]) or (member_number is null and store_number = any($4::int[])))))`
const readerOf = ({ affiliateId, members, stores, storesTaughtAt }: ConversationReader) => [
  ...[affiliateId, members, stores, storesTaughtAt],
]

export async function findConversation(
  db: Queryable,
  reader: ConversationReader,
  enrolmentId: string,
): Promise<Enrolment | undefined> {
  const [row] = await db.query<EnrolmentRow>(`select * from enrolment where ${TAKES_PART} and id = $5`, [
    ...readerOf(reader),
    enrolmentId,
  ])
  return row && enrolmentOf(row)
}

export async function listConversations(db: Queryable, reader: ConversationReader): Promise<Enrolment[]> {
  const rows = await db.query<EnrolmentRow>(
    `select * from enrolment where ${TAKES_PART} order by enrolled_at desc, id limit ${MOST_STUDENTS}`,
    readerOf(reader),
  )
  return rows.map(enrolmentOf)
}

export async function listStoresOf(db: Queryable, members: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ store_number: number }>(
    'select distinct store_number from store_instructor where member_number = any($1::int[])',
    [members],
  )
  return rows.map(({ store_number }) => store_number)
}

export async function listMembersOf(db: Queryable, stores: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ member_number: number }>(
    'select distinct member_number from store_instructor where store_number = any($1::int[])',
    [stores],
  )
  return rows.map(({ member_number }) => member_number)
}

import type { Enrolment } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'

/** Those who teach at these stores. */
export async function listInstructorsOf(
  db: Queryable,
  stores: readonly number[],
): Promise<{ memberNumber: number; name: string }[]> {
  const rows = await db.query<{ number: number; name: string }>(
    `select distinct p.number, p.name from store_instructor m
     join participant p on p.kind = 'member' and p.number = m.member_number and p.replaced_by is null
     where m.store_number = any($1::int[])`,
    [stores],
  )
  return rows.map(({ number, name }) => ({ memberNumber: number, name }))
}

export type Assignment = { enrolmentId: string; memberNumber: number | null }

/** The enrollments in progress at these stores, locked in one order, so that two calls can't block each other. */
export async function lockOfStores(
  tx: Queryable,
  stores: readonly number[],
  ids: readonly string[],
): Promise<{ enrolmentId: string; storeNumber: number; memberNumber: number | null }[]> {
  const rows = await tx.query<{ id: string; store_number: number; member_number: number | null }>(
    `select id, store_number, member_number from enrolment
     where store_number = any($1::int[]) and id = any($2::uuid[]) and ended_at is null and certified_at is null
     order by id for update`,
    [stores, ids],
  )
  return rows.map((row) => ({
    enrolmentId: row.id,
    storeNumber: row.store_number,
    memberNumber: row.member_number,
  }))
}

type Assigned = Pick<Enrolment, 'enrolmentId' | 'affiliateId' | 'packageId' | 'memberNumber'>

/** Changes only what differs, and only to instructors of the enrollment's own store. */
export async function assignAll(
  tx: Queryable,
  stores: readonly number[],
  assignments: readonly Assignment[],
): Promise<Assigned[]> {
  const rows = await tx.query<{
    id: string
    affiliate_id: string
    package_id: string
    member_number: number | null
  }>(
    `update enrolment e set member_number = a.member_number
     from unnest($2::uuid[], $3::int[]) as a(id, member_number)
     where e.id = a.id and e.store_number = any($1::int[]) and e.ended_at is null and e.certified_at is null
       and e.member_number is distinct from a.member_number
       and (a.member_number is null or exists (select from store_instructor m
         where m.store_number = e.store_number and m.member_number = a.member_number))
     returning e.id, e.affiliate_id, e.package_id, e.member_number`,
    [
      stores,
      assignments.map(({ enrolmentId }) => enrolmentId),
      assignments.map(({ memberNumber }) => memberNumber),
    ],
  )
  return rows.map((row) => ({
    enrolmentId: row.id,
    affiliateId: Number(row.affiliate_id),
    packageId: row.package_id,
    memberNumber: row.member_number,
  }))
}

export async function areInstructorsOf(
  tx: Queryable,
  pairs: readonly { storeNumber: number; memberNumber: number }[],
): Promise<boolean> {
  const [row] = await tx.query<{ all: boolean }>(
    `select coalesce(bool_and(exists (select from store_instructor m
       where m.store_number = p.store_number and m.member_number = p.member_number)), true) as all
     from unnest($1::int[], $2::int[]) as p(store_number, member_number)`,
    [pairs.map(({ storeNumber }) => storeNumber), pairs.map(({ memberNumber }) => memberNumber)],
  )
  return row?.all === true
}

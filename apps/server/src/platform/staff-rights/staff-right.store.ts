import { STAFF_RIGHTS, type StaffRight } from '@fathom/domain/session'
import type { Queryable } from '../database/index.ts'

/** The rights of a member of staff, as they are now. */
export async function findRights(db: Queryable, affiliateId: number): Promise<StaffRight[]> {
  const [row] = await db.query<{ rights: string[] | null }>(
    `select coalesce(
       (select rights from staff_right where affiliate_id = $1),
       case when not exists (select from staff_rights_shared) then $2::text[] end
     ) as rights`,
    [affiliateId, STAFF_RIGHTS],
  )
  return STAFF_RIGHTS.filter((right) => row?.rights?.includes(right))
}

/** Those that were given to the person, for their archive. */
export async function findOwnRights(db: Queryable, affiliateId: number): Promise<StaffRight[]> {
  const [row] = await db.query<{ rights: string[] }>(
    'select rights from staff_right where affiliate_id = $1',
    [affiliateId],
  )
  return STAFF_RIGHTS.filter((right) => row?.rights.includes(right))
}

/** Whether the organization has shared its rights out; until then all staff have all. */
export async function isShared(db: Queryable): Promise<boolean> {
  return (await db.query('select from staff_rights_shared')).length > 0
}

/** Until the transaction ends, nobody else changes the rights of anyone. */
export async function lockRights(tx: Queryable): Promise<void> {
  await tx.query('lock table staff_right in share row exclusive mode')
}

export async function listHolders(db: Queryable, right: StaffRight): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    'select affiliate_id::float8 as id from staff_right where $1 = any(rights) order by affiliate_id',
    [right],
  )
  return rows.map(({ id }) => id)
}

export async function saveRights(
  tx: Queryable,
  affiliateId: number,
  { rights, by, now }: { rights: readonly StaffRight[]; by: number | null; now: Date },
): Promise<void> {
  await tx.query(
    `insert into staff_right (affiliate_id, rights, changed_at, changed_by) values ($1, $2, $3, $4)
     on conflict (affiliate_id) do update
     set rights = excluded.rights, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [affiliateId, rights, now, by],
  )
  await tx.query('insert into staff_rights_shared (since) values ($1) on conflict do nothing', [now])
}

/** Rights stay shared out, also when nobody is left who has one. */
export async function deleteRights(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from staff_right where affiliate_id = $1', [affiliateId])
}

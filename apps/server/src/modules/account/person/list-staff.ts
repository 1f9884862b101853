import type { Queryable } from '../../../platform/database/index.ts'

/** The organization's staff, by number. */
export async function listStaff(db: Queryable): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select affiliate_id::float8 as id from account
     where affiliate_type = 9 and forgotten_at is null order by affiliate_id`,
  )
  return rows.map(({ id }) => id)
}

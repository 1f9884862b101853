import type { Queryable } from '../../platform/database/index.ts'

/** People who want the daily summary, ordered by number, one page at a time. */
export async function listDigestReaders(db: Queryable, after: number, limit: number): Promise<number[]> {
  const rows = await db.query<{ affiliate_id: string }>(
    `select affiliate_id from preference where digest_mail and version > 0 and affiliate_id > $1
     order by affiliate_id limit $2`,
    [after, limit],
  )
  return rows.map(({ affiliate_id }) => Number(affiliate_id))
}

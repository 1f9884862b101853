import type { Queryable } from '../../platform/database/index.ts'

export async function countProForms(db: Queryable, affiliateId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from form_record where affiliate_id = $1 and audience = 'pro'`,
    [affiliateId],
  )
  return row?.total ?? 0
}

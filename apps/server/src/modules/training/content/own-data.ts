import type { Queryable } from '../../../platform/database/index.ts'

/** What lessons of cmi5 have said of a person, for their own archive: word by word, as they sent it. */
export async function listOwnStatements(db: Queryable, affiliateId: number): Promise<string[]> {
  const rows = await db.query<{ body: string }>(
    'select body::text as body from xapi_statement where affiliate_id = $1 order by number',
    [affiliateId],
  )
  return rows.map(({ body }) => body)
}

/** The attempts keep what they came to; what lessons said word by word is personal. */
export async function forgetOwnStatements(tx: Queryable, affiliateId: number): Promise<void> {
  for (const table of ['xapi_statement', 'xapi_document', 'cmi5_session'])
    await tx.query(`delete from ${table} where affiliate_id = $1`, [affiliateId])
}

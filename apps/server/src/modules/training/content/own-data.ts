import type { Queryable } from '../../../platform/database/index.ts'

/** What cmi5 lessons reported about a person, for their archive: verbatim. */
export async function listOwnStatements(db: Queryable, affiliateId: number): Promise<string[]> {
  const rows = await db.query<{ body: string }>(
    'select body::text as body from xapi_statement where affiliate_id = $1 order by number',
    [affiliateId],
  )
  return rows.map(({ body }) => body)
}

/** The attempts keep their results; the verbatim statements are personal and are deleted. */
export async function forgetOwnStatements(tx: Queryable, affiliateId: number): Promise<void> {
  for (const table of ['xapi_statement', 'xapi_document', 'cmi5_session'])
    await tx.query(`delete from ${table} where affiliate_id = $1`, [affiliateId])
}

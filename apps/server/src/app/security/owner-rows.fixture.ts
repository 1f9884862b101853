import type { Queryable } from '../../platform/database/index.ts'

/** What the server writes by itself while others call: jobs, visits, live events and the security log. */
const RESTLESS = [
  'web_session',
  'data_export',
  'person_event',
  'sync_event',
  'notification_presence',
  'form_reading',
  'account_code',
  'security_event',
]

/** A digest of the versions of all rows that the database has of a person: it changes with any write to one. */
export async function createOwnerDigest(db: Queryable): Promise<(affiliateId: number) => Promise<string>> {
  const columns = await db.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('affiliate_id', 'applicant_id', 'owner_id')
       and not table_name = any($1) order by 1, 2`,
    [RESTLESS],
  )
  const parts = columns.map(
    ({ table_name: table, column_name: column }) =>
      `select '${table}', md5(string_agg(xmin::text || ctid::text, ',' order by ctid)) from ${table} t where ${column} = $1`,
  )
  const sql = parts.join(' union all ')
  return async (affiliateId) => JSON.stringify(await db.query(sql, [affiliateId]))
}

import type { Queryable } from '../../platform/database/index.ts'

/** What the server writes by itself while others call: jobs, visits, live events and the security log. */
const RESTLESS = [
  'web_session',
  'active_period',
  'data_export',
  'person_event',
  'sync_event',
  'notification_mail',
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
      `select '${table}', md5(string_agg(xmin::text || ctid::text, ',' order by ctid)) from ${table} t where ${column} = person`,
  )
  // In a function PostgreSQL plans the eighty tables once, which takes longer than reading them.
  await db.query(
    `create function owner_digest(person bigint) returns json language plpgsql as $$
     begin return (select json_agg(part) from (${parts.join(' union all ')}) part); end $$`,
  )
  return async (affiliateId) => JSON.stringify(await db.query('select owner_digest($1)', [affiliateId]))
}

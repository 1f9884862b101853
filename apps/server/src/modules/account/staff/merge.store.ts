import type { AffiliateType } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'

/** What decides whether and how two accounts are merged (OF-03). */
export type MergedAccount = {
  affiliateId: number
  affiliateType: AffiliateType
  givenName: string
  familyName: string
  email: string
  createdAt: Date
  birthDate: string | null
  isLeaving: boolean
  mergedInto: number | null
}

/** Both in the order of their numbers, so that two members of staff never wait for each other. */
export function lockPair(
  db: Queryable,
  ids: readonly number[],
  { lock = true } = {},
): Promise<MergedAccount[]> {
  return db.query<MergedAccount>(
    `select affiliate_id::float8 as "affiliateId", affiliate_type as "affiliateType", given_name as "givenName",
       family_name as "familyName", email::text as email, created_at as "createdAt",
       to_char(birthdate, 'YYYY-MM-DD') as "birthDate", delete_after is not null as "isLeaving", merged_into::float8 as "mergedInto"
     from account where affiliate_id = any($1::bigint[]) and forgotten_at is null
     order by affiliate_id ${lock ? 'for update' : ''}`,
    [ids],
  )
}

/** What was merged into `from` earlier follows it. With null, `from` is an account of its own again. */
export async function setMergedInto(
  tx: Queryable,
  from: number,
  to: number | null,
  { earlier, now }: { earlier: readonly number[]; now: Date },
): Promise<void> {
  await tx.query(
    `update account set merged_into = $2, version = version + 1, updated_at = $3 where affiliate_id = $1`,
    [from, to, now],
  )
  await tx.query('update account set merged_into = $2 where affiliate_id = any($1::bigint[])', [
    earlier,
    to ?? from,
  ])
}

export async function listMergedInto(db: Queryable, affiliateId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    'select affiliate_id::float8 as id from account where merged_into = $1 order by 1',
    [affiliateId],
  )
  return rows.map(({ id }) => id)
}

/** What the account service remembers of its sign-ins. */
export async function endSignIns(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(
    'delete from oidc_record where account_id = (select sub from account where affiliate_id = $1)',
    [affiliateId],
  )
}

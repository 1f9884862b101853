import type { AffiliateType } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { followType } from '../../references/index.ts'

export type StaffView = {
  affiliateId: number
  affiliateType: AffiliateType
  givenName: string
  familyName: string
  email: string
  language: string
  createdAt: Date
  /** The number of the account that this one was merged into. */
  mergedInto: number | null
}

/** What staff see of an account. With `lock`, it stays as it is until the transaction ends. */
export async function findStaffView(
  db: Queryable,
  affiliateId: number,
  { lock = false } = {},
): Promise<StaffView | undefined> {
  const [row] = await db.query<StaffView>(
    `select affiliate_id::float8 as "affiliateId", affiliate_type as "affiliateType", given_name as "givenName",
       family_name as "familyName", email::text as email, language, created_at as "createdAt",
       merged_into::float8 as "mergedInto"
     from account where affiliate_id = $1 and forgotten_at is null ${lock ? 'for update' : ''}`,
    [affiliateId],
  )
  return row
}

/** With the type, the numbers by which others find the person begin or stop to count. */
export async function setAffiliateType(
  tx: Queryable,
  affiliateId: number,
  type: AffiliateType,
  now: Date,
): Promise<void> {
  await tx.query(
    'update account set affiliate_type = $2, version = version + 1, updated_at = $3 where affiliate_id = $1',
    [affiliateId, type, now],
  )
  await followType(tx, affiliateId, type, now)
}

import type { Queryable } from '../../../platform/database/index.ts'
import { PERSON_STORAGE } from '../person/person-fields.ts'

export async function planDeletion(
  tx: Queryable,
  affiliateId: number,
  deleteAfter: Date | null,
): Promise<void> {
  await tx.query('update account set delete_after = $2, updated_at = now() where affiliate_id = $1', [
    affiliateId,
    deleteAfter,
  ])
}

export async function listDueDeletions(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db.query<{ affiliate_id: string }>(
    'select affiliate_id from account where delete_after <= $1 and forgotten_at is null',
    [now],
  )
  return rows.map(({ affiliate_id }) => Number(affiliate_id))
}

const forgottenPerson = Object.values(PERSON_STORAGE).map(
  ({ column, forgotten }) => `${column} = ${forgotten}`,
)

/**
 * The number stays taken, so that a training record never becomes another person's; everything else is
 * erased.
 */
export async function emptyAccount(tx: Queryable, affiliateId: number, now: Date): Promise<void> {
  await tx.query(
    'delete from oidc_record where account_id = (select sub from account where affiliate_id = $1)',
    [affiliateId],
  )
  await tx.query('delete from account_history where affiliate_id = $1', [affiliateId])
  await tx.query('delete from birth_date_confirmation where affiliate_id = $1', [affiliateId])
  await tx.query(
    `update account set sub = gen_random_uuid()::text, global_uuid = uuidv7(), email = '',
       ${forgottenPerson.join(', ')}, language = 'en-US', phone = null, birth_date_changed_at = null,
       birth_date_doubted_at = null,
       birth_date_confirmed_at = null, birth_date_confirmed_by = null, birth_date_confirmed_by_name = null,
       birth_date_confirmed_how = null,
       password_hash = null, delete_after = null, forgotten_at = $2, updated_at = $2, version = version + 1
     where affiliate_id = $1`,
    [affiliateId, now],
  )
}

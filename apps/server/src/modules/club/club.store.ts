import type { Membership } from '@fathom/domain/club'
import type { Queryable } from '../../platform/database/index.ts'

export type OwnMembership = Membership & { memberNumber: number }

export async function findMembership(db: Queryable, affiliateId: number): Promise<OwnMembership | undefined> {
  const [row] = await db.query<{ member_number: number; renewal_date: string; is_suspended: boolean }>(
    `select member_number, to_char(renewal_date, 'YYYY-MM-DD') as renewal_date,
       suspended_at is not null as is_suspended
     from membership where affiliate_id = $1`,
    [affiliateId],
  )
  return (
    row && {
      memberNumber: row.member_number,
      renewalDate: row.renewal_date,
      isSuspended: row.is_suspended,
    }
  )
}

/** A renewal keeps the number and never shortens the paid period. */
export async function renewMembership(
  db: Queryable,
  affiliateId: number,
  { memberNumber, renewalDate }: { memberNumber: number; renewalDate: string },
): Promise<void> {
  await db.query(
    `insert into membership (affiliate_id, member_number, renewal_date) values ($1, $2, $3)
     on conflict (affiliate_id) do update
       set renewal_date = greatest(membership.renewal_date, excluded.renewal_date), updated_at = now()`,
    [affiliateId, memberNumber, renewalDate],
  )
}

export async function forgetMembership(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from membership where affiliate_id = $1', [affiliateId])
}

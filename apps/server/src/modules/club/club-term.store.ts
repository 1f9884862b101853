import type { ClubTerm } from '@fathom/domain/club'
import type { Queryable } from '../../platform/database/index.ts'

export async function listTerms(db: Queryable, affiliateId: number): Promise<ClubTerm[]> {
  const rows = await db.query<{ kind: ClubTerm['kind']; starts_on: string; ends_on: string }>(
    `select kind, to_char(starts_on, 'YYYY-MM-DD') as starts_on, to_char(ends_on, 'YYYY-MM-DD') as ends_on
     from club_term where affiliate_id = $1 order by starts_on, id`,
    [affiliateId],
  )
  return rows.map(({ kind, starts_on, ends_on }) => ({ kind, startsOn: starts_on, endsOn: ends_on }))
}

/** Locks this person's club terms until the transaction ends. */
export async function lockTerms(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('club ' || $1::bigint, 0))`, [affiliateId])
}

export async function hasTermOf(db: Queryable, affiliateId: number, source: string): Promise<boolean> {
  const rows = await db.query('select from club_term where affiliate_id = $1 and source = $2', [
    affiliateId,
    source,
  ])
  return rows.length > 0
}

export async function addTerm(
  tx: Queryable,
  affiliateId: number,
  source: string,
  { kind, startsOn, endsOn }: ClubTerm,
): Promise<void> {
  await tx.query(
    'insert into club_term (affiliate_id, kind, starts_on, ends_on, source) values ($1, $2, $3, $4, $5)',
    [affiliateId, kind, startsOn, endsOn, source],
  )
}

export async function forgetTerms(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from club_term where affiliate_id = $1', [affiliateId])
}

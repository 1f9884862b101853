import type { Queryable } from '../../../platform/database/index.ts'

type SecondFactorRow = { sealed: string; last_step: string }

export async function findSecondFactor(
  db: Queryable,
  affiliateId: number,
): Promise<{ sealed: string; lastStep: number } | undefined> {
  const [row] = await db.query<SecondFactorRow>(
    'select sealed, last_step from second_factor where affiliate_id = $1',
    [affiliateId],
  )
  return row && { sealed: row.sealed, lastStep: Number(row.last_step) }
}

/** Replaces the app and all recovery codes. */
export async function replaceSecondFactor(
  tx: Queryable,
  affiliateId: number,
  {
    sealed,
    lastStep,
    codeHashes,
    now,
  }: { sealed: string; lastStep: number; codeHashes: Buffer[]; now: Date },
): Promise<void> {
  await tx.query(
    `insert into second_factor (affiliate_id, sealed, last_step, created_at) values ($1, $2, $3, $4)
     on conflict (affiliate_id) do update
       set sealed = excluded.sealed, last_step = excluded.last_step, created_at = excluded.created_at`,
    [affiliateId, sealed, lastStep, now],
  )
  await tx.query('delete from recovery_code where affiliate_id = $1', [affiliateId])
  await tx.query('insert into recovery_code (affiliate_id, code_hash) select $1, unnest($2::bytea[])', [
    affiliateId,
    codeHashes,
  ])
}

/** False if this code, or a later one, was used already. */
export async function useStep(db: Queryable, affiliateId: number, step: number): Promise<boolean> {
  const used = await db.query(
    'update second_factor set last_step = $2 where affiliate_id = $1 and last_step < $2 returning last_step',
    [affiliateId, step],
  )
  return used.length > 0
}

export async function useRecoveryCode(tx: Queryable, affiliateId: number, hash: Buffer): Promise<boolean> {
  const used = await tx.query(
    'delete from recovery_code where affiliate_id = $1 and code_hash = $2 returning code_hash',
    [affiliateId, hash],
  )
  return used.length > 0
}

export async function deleteSecondFactor(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from second_factor where affiliate_id = $1', [affiliateId])
  await tx.query('delete from recovery_code where affiliate_id = $1', [affiliateId])
}

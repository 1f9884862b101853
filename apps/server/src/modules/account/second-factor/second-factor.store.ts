import type { Queryable } from '../../../platform/database/index.ts'

type SecondFactorRow = { sealed: string; created_at: Date }

export type NewSecondFactor = {
  sealed: string
  /** The last half-minute whose code counted. */
  lastStep: number
  codeHashes: readonly Buffer[]
  now: Date
}

export async function findSecondFactor(
  db: Queryable,
  affiliateId: number,
): Promise<{ sealed: string; createdAt: Date } | undefined> {
  const [row] = await db.query<SecondFactorRow>(
    'select sealed, created_at from second_factor where affiliate_id = $1',
    [affiliateId],
  )
  return row && { sealed: row.sealed, createdAt: row.created_at }
}

export async function countRecoveryCodes(db: Queryable, affiliateId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from recovery_code where affiliate_id = $1',
    [affiliateId],
  )
  return row?.count ?? 0
}

/** The first app of a person. False if they have one, also if it was stored a moment ago elsewhere. */
export async function insertSecondFactor(
  tx: Queryable,
  affiliateId: number,
  { codeHashes, ...app }: NewSecondFactor,
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into second_factor (affiliate_id, sealed, last_step, created_at) values ($1, $2, $3, $4)
     on conflict (affiliate_id) do nothing returning affiliate_id`,
    [affiliateId, app.sealed, app.lastStep, app.now],
  )
  if (inserted.length > 0) await replaceRecoveryCodes(tx, affiliateId, codeHashes)
  return inserted.length > 0
}

/** A second change of the same person waits here. It locks the account, because there may be no app yet. */
export async function lockSecondFactor(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('select from account where affiliate_id = $1 for update', [affiliateId])
}

/** Replaces the app and all recovery codes. */
export async function replaceSecondFactor(
  tx: Queryable,
  affiliateId: number,
  { codeHashes, ...app }: NewSecondFactor,
): Promise<void> {
  await tx.query(
    `insert into second_factor (affiliate_id, sealed, last_step, created_at) values ($1, $2, $3, $4)
     on conflict (affiliate_id) do update
       set sealed = excluded.sealed, last_step = excluded.last_step, created_at = excluded.created_at`,
    [affiliateId, app.sealed, app.lastStep, app.now],
  )
  await replaceRecoveryCodes(tx, affiliateId, codeHashes)
}

export async function replaceRecoveryCodes(
  tx: Queryable,
  affiliateId: number,
  codeHashes: readonly Buffer[],
): Promise<void> {
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

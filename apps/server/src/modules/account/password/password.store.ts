import type { Queryable } from '../../../platform/database/index.ts'

/** The owner of the password; undefined when the account no longer exists. */
export async function updatePasswordHash(
  tx: Queryable,
  sub: string,
  passwordHash: string,
): Promise<number | undefined> {
  const [row] = await tx.query<{ affiliate_id: string }>(
    `update account set password_hash = $2, password_changed_at = now(), updated_at = now() where sub = $1
     returning affiliate_id`,
    [sub, passwordHash],
  )
  return row && Number(row.affiliate_id)
}

/** Stores another hash of the same password. Does nothing if the password changed meanwhile. */
export async function rewritePasswordHash(
  db: Queryable,
  affiliateId: number,
  old: string,
  anew: string,
): Promise<void> {
  await db.query('update account set password_hash = $3 where affiliate_id = $1 and password_hash = $2', [
    affiliateId,
    old,
    anew,
  ])
}

/** False when the password is no longer the one that was checked. */
export async function replacePasswordHash(
  tx: Queryable,
  affiliateId: number,
  old: string,
  anew: string,
  now: Date,
): Promise<boolean> {
  const changed = await tx.query(
    `update account set password_hash = $3, password_changed_at = $4, updated_at = $4
     where affiliate_id = $1 and password_hash = $2 returning affiliate_id`,
    [affiliateId, old, anew, now],
  )
  return changed.length > 0
}

import type { Queryable } from '../../../platform/database/index.ts'

const OPEN = 'claimed_at is null and called_back_at is null'

type ShareRow = {
  id: string
  code_key: string
  from_id: string
  email: string
  shared_at: Date
  mailed_at: Date | null
  claimed_at: Date | null
  claimed_by: string | null
  called_back_at: Date | null
  code: string
  certification_name: string
  package_id: string | null
  is_specialty: boolean
}

/** An offer with its code. */
export type Share = {
  id: string
  key: string
  fromId: number
  email: string
  sharedAt: Date
  isMailed: boolean
  claimedAt: Date | null
  claimedBy: number | null
  isCalledBack: boolean
  code: string
  certificationName: string
  packageId: string | null
  isSpecialty: boolean
}

const shareOf = (row: ShareRow): Share => ({
  id: row.id,
  key: row.code_key,
  fromId: Number(row.from_id),
  email: row.email,
  sharedAt: row.shared_at,
  isMailed: row.mailed_at !== null,
  claimedAt: row.claimed_at,
  claimedBy: row.claimed_by === null ? null : Number(row.claimed_by),
  isCalledBack: row.called_back_at !== null,
  code: row.code,
  certificationName: row.certification_name,
  packageId: row.package_id,
  isSpecialty: row.is_specialty,
})

const WITH_CODE = `select s.*, c.code, c.certification_name, c.package_id, c.is_specialty
  from code_share s join access_code c on c.key = s.code_key`

export async function findShare(db: Queryable, id: string): Promise<Share | undefined> {
  const [row] = await db.query<ShareRow>(`${WITH_CODE} where s.id = $1`, [id])
  return row && shareOf(row)
}

export async function lockShare(tx: Queryable, id: string): Promise<Share | undefined> {
  await tx.query('select from code_share where id = $1 for update', [id])
  return findShare(tx, id)
}

/** Pending offers for this address that aren't the person's own. */
export async function listOffered(db: Queryable, affiliateId: number, email: string): Promise<Share[]> {
  const rows = await db.query<ShareRow>(
    `${WITH_CODE} where s.email = $2 and s.from_id <> $1 and s.claimed_at is null and s.called_back_at is null
     order by s.shared_at, s.id`,
    [affiliateId, email.toLowerCase()],
  )
  return rows.map(shareOf)
}

type NewShare = { key: string; fromId: number; email: string; toId: number | null; now: Date }

export async function addShare(tx: Queryable, added: NewShare): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into code_share (code_key, from_id, email, to_id, shared_at) values ($1, $2, $3, $4, $5) returning id`,
    [added.key, added.fromId, added.email, added.toId, added.now],
  )
  if (!row) throw new Error('saving the shared code returned no row')
  return row.id
}

type Claimer = { affiliateId: number; email: string }

/** Also recognizes a person who signed up with the address after it was shared. */
export async function claimShareOf(
  tx: Queryable,
  key: string,
  { affiliateId, email }: Claimer,
  now: Date,
): Promise<void> {
  await tx.query(
    `update code_share set claimed_at = $3, claimed_by = $2, to_id = case when email = $4 then $2 else to_id end
     where code_key = $1 and ${OPEN}`,
    [key, affiliateId, now, email.toLowerCase()],
  )
}

/** Returns whether there was an offer to take back. */
export async function callBackShareOf(tx: Queryable, key: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update code_share set called_back_at = $2 where code_key = $1 and ${OPEN} returning id`,
    [key, now],
  )
  return rows.length > 0
}

export async function markMailed(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('update code_share set mailed_at = $2 where id = $1', [id, now])
}

import type { Queryable } from '../../platform/database/index.ts'

type CodeRow = {
  key: string
  code: string
  certification_name: string
  package_id: string | null
  is_specialty: boolean
  owner_id: string | null
  is_bound: boolean
  store_number: number | null
  redeemed_by: string | null
  redeem_key: string | null
  redeemed: Record<string, unknown> | null
  withdrawn_at: Date | null
  issued_by: string | null
  shared_with: string | null
  shared_at: Date | null
}

/** A code with its pending offer, if there is one. */
export type StoredCode = {
  key: string
  code: string
  certificationName: string
  packageId: string | null
  isSpecialty: boolean
  ownerId: number | null
  isBound: boolean
  storeNumber: number | null
  redeemedBy: number | null
  redeemKey: string | null
  /** The response to the call that redeemed it. */
  redeemed: Record<string, unknown> | null
  isWithdrawn: boolean
  /** The member of staff who issued it in the office. */
  issuedBy: number | null
  sharedWith: string | null
  sharedAt: Date | null
}

const numberOf = (id: string | null) => (id === null ? null : Number(id))

const codeOf = (row: CodeRow): StoredCode => ({
  key: row.key,
  code: row.code,
  certificationName: row.certification_name,
  packageId: row.package_id,
  isSpecialty: row.is_specialty,
  ownerId: numberOf(row.owner_id),
  isBound: row.is_bound,
  storeNumber: row.store_number,
  redeemedBy: numberOf(row.redeemed_by),
  redeemKey: row.redeem_key,
  redeemed: row.redeemed,
  isWithdrawn: row.withdrawn_at !== null,
  issuedBy: numberOf(row.issued_by),
  sharedWith: row.shared_with,
  sharedAt: row.shared_at,
})

const WITH_OFFER = `select c.*, s.email as shared_with, s.shared_at, b.issued_by from access_code c
  left join code_batch b on b.id = c.batch_id
  left join code_share s on s.code_key = c.key and s.claimed_at is null and s.called_back_at is null`

export async function listUnredeemed(db: Queryable, affiliateId: number): Promise<StoredCode[]> {
  const rows = await db.query<CodeRow>(
    `${WITH_OFFER} where c.owner_id = $1 and c.redeemed_at is null and c.withdrawn_at is null`,
    [affiliateId],
  )
  return rows.map(codeOf)
}

/** Locks the code for redeeming, sharing and claiming until the transaction ends. */
export async function lockCode(tx: Queryable, key: string): Promise<StoredCode | undefined> {
  await tx.query('select from access_code where key = $1 for update', [key])
  const [row] = await tx.query<CodeRow>(`${WITH_OFFER} where c.key = $1`, [key])
  return row && codeOf(row)
}

/**
 * Whether this person already knows the code from us: it is in their list, offered to them, or they redeemed
 * it.
 */
export async function isKnownTo(
  db: Queryable,
  key: string,
  { affiliateId, email }: { affiliateId: number; email: string },
): Promise<boolean> {
  const rows = await db.query(
    `select from access_code c where c.key = $1 and (c.owner_id = $2 or c.redeemed_by = $2 or exists (
       select from code_share s where s.code_key = c.key and (s.from_id = $2 or s.email = $3)))`,
    [key, affiliateId, email.toLowerCase()],
  )
  return rows.length > 0
}

type Redeeming = { affiliateId: number; redeemKey: string | null; redeemed: object; now: Date }

export async function saveRedeemed(tx: Queryable, key: string, done: Redeeming): Promise<void> {
  await tx.query(
    `update access_code set redeemed_at = $2, redeemed_by = $3, redeem_key = $4, redeemed = $5 where key = $1`,
    [key, done.now, done.affiliateId, done.redeemKey, JSON.stringify(done.redeemed)],
  )
}

export async function saveStore(tx: Queryable, key: string, storeNumber: number): Promise<void> {
  await tx.query('update access_code set store_number = $2 where key = $1', [key, storeNumber])
}

/** Gives the code to the person who claims it; from then on only they can redeem it. */
export async function giveCode(tx: Queryable, key: string, affiliateId: number): Promise<void> {
  await tx.query('update access_code set owner_id = $2, is_bound = true where key = $1', [key, affiliateId])
}

/** Club codes that their owner has left unused for this long, a few at a time. */
export async function listWaitingClubCodes(
  db: Queryable,
  clubName: string,
  issuedBefore: Date,
): Promise<{ key: string; ownerId: number }[]> {
  const rows = await db.query<{ key: string; owner_id: string }>(
    `select c.key, c.owner_id from access_code c
     where c.owner_id is not null and c.redeemed_at is null and c.withdrawn_at is null
       and lower(trim(c.certification_name)) = lower(trim($1))
       and c.issued_at < $2 and not exists (select from code_share s
         where s.code_key = c.key and s.claimed_at is null and s.called_back_at is null)
     order by c.issued_at limit 500`,
    [clubName, issuedBefore],
  )
  return rows.map(({ key, owner_id }) => ({ key, ownerId: Number(owner_id) }))
}

export type NewCode = {
  key: string
  code: string
  certificationName: string
  packageId?: string
  isSpecialty?: boolean
  ownerId?: number
  issuedAt: Date
}

export async function addCode(db: Queryable, added: NewCode): Promise<void> {
  await db.query(
    `insert into access_code (key, code, certification_name, package_id, is_specialty, owner_id, issued_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing`,
    [
      added.key,
      added.code,
      added.certificationName,
      added.packageId ?? null,
      added.isSpecialty ?? false,
      added.ownerId ?? null,
      added.issuedAt,
    ],
  )
}

import type { Checkpoint } from '@fathom/domain/dsd'
import type { Queryable } from '../../../platform/database/index.ts'

type CheckpointRow = {
  store_number: number | null
  member_number: number | null
  status: string
  updated_at: Date
  confirmed_at: Date | null
}

/** `confirmedAt` is when the guest confirmed the store and member. */
export type StoredCheckpoint = Checkpoint & { confirmedAt: Date | null }

const checkpointOf = (row: CheckpointRow): StoredCheckpoint => ({
  storeNumber: row.store_number,
  memberNumber: row.member_number,
  status: row.status,
  updatedDate: row.updated_at.toISOString(),
  confirmedAt: row.confirmed_at,
})

export async function findCheckpoint(
  db: Queryable,
  affiliateId: number,
): Promise<StoredCheckpoint | undefined> {
  const [row] = await db.query<CheckpointRow>('select * from dsd_checkpoint where affiliate_id = $1', [
    affiliateId,
  ])
  return row && checkpointOf(row)
}

/** Locked until the transaction ends. */
export async function lockCheckpoint(
  tx: Queryable,
  affiliateId: number,
): Promise<StoredCheckpoint | undefined> {
  const [row] = await tx.query<CheckpointRow>(
    'select * from dsd_checkpoint where affiliate_id = $1 for update',
    [affiliateId],
  )
  return row && checkpointOf(row)
}

/** False when the guest already has one. */
export async function insertCheckpoint(
  tx: Queryable,
  affiliateId: number,
  { storeNumber, memberNumber, status, updatedDate, confirmedAt }: StoredCheckpoint,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into dsd_checkpoint (affiliate_id, store_number, member_number, status, updated_at, confirmed_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning affiliate_id`,
    [affiliateId, storeNumber, memberNumber, status, updatedDate, confirmedAt],
  )
  return rows.length > 0
}

export async function saveCheckpoint(
  db: Queryable,
  affiliateId: number,
  { storeNumber, memberNumber, status, updatedDate, confirmedAt }: StoredCheckpoint,
): Promise<void> {
  await db.query(
    `insert into dsd_checkpoint (affiliate_id, store_number, member_number, status, updated_at, confirmed_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (affiliate_id) do update
       set store_number = excluded.store_number, member_number = excluded.member_number,
           status = excluded.status, updated_at = excluded.updated_at, confirmed_at = excluded.confirmed_at`,
    [affiliateId, storeNumber, memberNumber, status, updatedDate, confirmedAt],
  )
}

type Numbers = { members: readonly number[]; stores: readonly number[] }

const RECENT_MS = 365 * 86_400_000
const recentSince = (now: Date) => new Date(now.getTime() - RECENT_MS)

/** The guests who confirmed within a year that they dive with these professionals or stores, newest first. */
export async function listGuestsOf(
  db: Queryable,
  { members, stores }: Numbers,
  now: Date,
): Promise<number[]> {
  const rows = await db.query<{ affiliate_id: string }>(
    `select affiliate_id from dsd_checkpoint
     where confirmed_at > $3 and (member_number = any($1::int[]) or store_number = any($2::int[]))
     order by confirmed_at desc`,
    [members, stores, recentSince(now)],
  )
  return rows.map(({ affiliate_id }) => Number(affiliate_id))
}

/** Also the guests who confirmed it within a year and went to others since. */
export async function listGuestsKnownTo(
  db: Queryable,
  numbers: Numbers,
  now: Date,
): Promise<readonly number[]> {
  const rows = await db.query<{ affiliate_id: string }>(
    `select distinct affiliate_id from past_guest
     where confirmed_at > $3 and (member_number = any($1::int[]) or store_number = any($2::int[]))`,
    [numbers.members, numbers.stores, recentSince(now)],
  )
  const past = rows.map(({ affiliate_id }) => Number(affiliate_id))
  return [...(await listGuestsOf(db, numbers, now)), ...past]
}

/** With whom a guest said to dive. */
export async function listGuestAffiliations(db: Queryable, affiliateId: number) {
  const checkpoint = await findCheckpoint(db, affiliateId)
  return checkpoint?.confirmedAt ? [checkpoint] : []
}

/** Those whose guests these people still are, as in `listGuestsOf`. */
export const listPresentGuestAffiliations = (db: Queryable, affiliateIds: readonly number[], now: Date) =>
  db.query<{ memberNumber: number | null; storeNumber: number | null }>(
    `select member_number as "memberNumber", store_number as "storeNumber" from dsd_checkpoint
     where affiliate_id = any($1::bigint[]) and confirmed_at > $2`,
    [affiliateIds, recentSince(now)],
  )

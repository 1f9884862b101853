import type { Queryable } from '../../../platform/database/index.ts'

export type StoredConfirmation = { id: string; logId: string; code: string; confirmedAt: Date }
type NewConfirmation = StoredConfirmation & { affiliateId: number; buddyId: number; createdAt: Date }

const COLUMNS = 'id, log_id as "logId", code, confirmed_at as "confirmedAt"'

/** What others confirmed of this diver's dives. */
export const listReceived = (db: Queryable, affiliateId: number): Promise<StoredConfirmation[]> =>
  db.query<StoredConfirmation>(
    `select ${COLUMNS} from dive_confirmation where affiliate_id = $1 order by confirmed_at desc, id`,
    [affiliateId],
  )

/** What this person confirmed for others. */
export const listGiven = (db: Queryable, buddyId: number): Promise<StoredConfirmation[]> =>
  db.query<StoredConfirmation>(
    `select ${COLUMNS} from dive_confirmation where buddy_id = $1 order by confirmed_at desc, id`,
    [buddyId],
  )

/** This confirmation, or another one of the same dive by this buddy. */
export async function findConfirmation(
  tx: Queryable,
  { affiliateId, logId, id, buddyId }: Pick<NewConfirmation, 'affiliateId' | 'logId' | 'id' | 'buddyId'>,
): Promise<StoredConfirmation | undefined> {
  const [found] = await tx.query<StoredConfirmation>(
    `select ${COLUMNS} from dive_confirmation
     where affiliate_id = $1 and log_id = $2 and (id = $3 or buddy_id = $4) order by id = $3 desc limit 1`,
    [affiliateId, logId, id, buddyId],
  )
  return found
}

/** Idempotent. A buddy's later confirmation of the same dive replaces the earlier one, never the other way. */
export async function saveConfirmation(tx: Queryable, confirmation: NewConfirmation): Promise<void> {
  const { affiliateId, logId, id, buddyId, code, confirmedAt, createdAt } = confirmation
  await tx.query(
    `insert into dive_confirmation as c (affiliate_id, log_id, id, buddy_id, code, confirmed_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (affiliate_id, log_id, buddy_id) do update
       set id = excluded.id, code = excluded.code, confirmed_at = excluded.confirmed_at
       where c.confirmed_at <= excluded.confirmed_at`,
    [affiliateId, logId, id, buddyId, code, confirmedAt, createdAt],
  )
}

export async function countConfirmations(db: Queryable, affiliateId: number, logId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from dive_confirmation where affiliate_id = $1 and log_id = $2',
    [affiliateId, logId],
  )
  return row?.count ?? 0
}

/** False if there is none. */
export async function deleteConfirmation(
  db: Queryable,
  { affiliateId, logId, id }: { affiliateId: number; logId: string; id: string },
): Promise<boolean> {
  const rows = await db.query(
    'delete from dive_confirmation where affiliate_id = $1 and log_id = $2 and id = $3 returning id',
    [affiliateId, logId, id],
  )
  return rows.length > 0
}

/** What they confirmed belongs to the other diver; it isn't linked to them any more. */
export async function forgetBuddy(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('update dive_confirmation set buddy_id = null where buddy_id = $1', [affiliateId])
}

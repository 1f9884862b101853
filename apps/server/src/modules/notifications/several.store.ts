import type { Queryable } from '../../platform/database/index.ts'
import type { NotificationRow } from './notifications.store.ts'

async function count(tx: Queryable, changed: string, values: unknown[]): Promise<number> {
  const [row] = await tx.query<{ shown: number }>(
    `with changed as (${changed} returning deleted_at)
     select count(*)::int as shown from changed where deleted_at is null`,
    values,
  )
  return row?.shown ?? 0
}

/** Includes deleted ones, so a restored one isn't new again. Returns how many were shown as unread. */
export const setAllRead = (tx: Queryable, affiliateId: number, now: Date): Promise<number> =>
  count(tx, 'update notification set read_at = $2 where affiliate_id = $1 and read_at is null', [
    affiliateId,
    now,
  ])

/** Resets those that were marked together. Returns how many of them are shown. */
export const setUnreadAgain = (tx: Queryable, affiliateId: number, readAt: Date): Promise<number> =>
  count(tx, 'update notification set read_at = null where affiliate_id = $1 and read_at = $2', [
    affiliateId,
    readAt,
  ])

export const setSubjectRead = (
  tx: Queryable,
  affiliateId: number,
  subject: string,
  now: Date,
): Promise<number> =>
  count(
    tx,
    `update notification set read_at = $3
     where affiliate_id = $1 and subject = $2 and read_at is null and deleted_at is null`,
    [affiliateId, subject, now],
  )

export async function setSubjectDeleted(
  tx: Queryable,
  affiliateId: number,
  subject: string,
  now: Date,
): Promise<number> {
  const rows = await tx.query(
    `update notification set deleted_at = $3
     where affiliate_id = $1 and subject = $2 and deleted_at is null returning id`,
    [affiliateId, subject, now],
  )
  return rows.length
}

/** Leaves out those that were deleted individually before. */
export function setSubjectRestored(
  tx: Queryable,
  affiliateId: number,
  subject: string,
  deletedAt: Date,
): Promise<NotificationRow[]> {
  return tx.query<NotificationRow>(
    `update notification set deleted_at = null
     where affiliate_id = $1 and subject = $2 and deleted_at = $3 returning *`,
    [affiliateId, subject, deletedAt],
  )
}

type Together = { readAt: Date } | { deletedAt: Date } | { subject: string } | 'unread'

/** Those that were changed together, after `after` in id order. */
export function listTogether(
  db: Queryable,
  affiliateId: number,
  together: Together,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  const [condition, value] = conditionOf(together)
  return db.query<NotificationRow>(
    `select * from notification where affiliate_id = $1 and ${condition}
       and ($2::uuid is null or id > $2) order by id limit $3`,
    [affiliateId, after ?? null, limit, ...value],
  )
}

function conditionOf(together: Together): [sql: string, value: unknown[]] {
  if (together === 'unread') return ['read_at is null and deleted_at is null', []]
  if ('readAt' in together) return ['read_at = $4 and deleted_at is null', [together.readAt]]
  if ('deletedAt' in together) return ['deleted_at = $4', [together.deletedAt]]
  return ['subject = $4 and deleted_at is null', [together.subject]]
}

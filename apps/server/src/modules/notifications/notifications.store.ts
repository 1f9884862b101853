import type { NotificationKind } from '@fathom/domain/notifications'
import type { Queryable } from '../../platform/database/index.ts'

export type NotificationRow = {
  affiliate_id: string
  id: string
  kind: NotificationKind
  values: Record<string, string | number>
  url: string
  subject: string | null
  created_at: Date
  read_at: Date | null
  deleted_at: Date | null
}

export type NewNotification = Pick<NotificationRow, 'kind' | 'values' | 'url'> & {
  subject?: string | undefined
  key?: string | undefined
  at: Date
  readAt?: Date
}

/** Undefined if this action was already notified. */
export async function addNotification(
  tx: Queryable,
  affiliateId: number,
  { kind, values, url, subject, key, at, readAt }: NewNotification,
): Promise<NotificationRow | undefined> {
  const [row] = await tx.query<NotificationRow>(
    `insert into notification (affiliate_id, kind, "values", url, subject, key, created_at, read_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing returning *`,
    [affiliateId, kind, values, url, subject ?? null, key ?? null, at, readAt ?? null],
  )
  return row
}

/** Also finds a deleted one, as long as it can be restored. */
export async function findNotification(
  db: Queryable,
  affiliateId: number,
  id: string,
): Promise<NotificationRow | undefined> {
  const [row] = await db.query<NotificationRow>(
    'select * from notification where affiliate_id = $1 and id = $2',
    [affiliateId, id],
  )
  return row
}

/** The last one about this subject, also a deleted one. */
export async function findLatestAbout(
  tx: Queryable,
  affiliateId: number,
  subject: string,
): Promise<NotificationRow | undefined> {
  const [row] = await tx.query<NotificationRow>(
    `select * from notification where affiliate_id = $1 and subject = $2
     order by created_at desc, id desc limit 1`,
    [affiliateId, subject],
  )
  return row
}

/** Shows it with these values. One that was deleted is unread again. Undefined if it already says so. */
export async function setCurrent(
  tx: Queryable,
  affiliateId: number,
  id: string,
  values: NotificationRow['values'],
): Promise<NotificationRow | undefined> {
  const [row] = await tx.query<NotificationRow>(
    `update notification
     set "values" = $3, deleted_at = null, read_at = case when deleted_at is null then read_at end
     where affiliate_id = $1 and id = $2 and ("values" <> $3 or deleted_at is not null) returning *`,
    [affiliateId, id, values],
  )
  return row
}

export type Page = { limit: number; offset: number; before: string | undefined }

/** An offset reads every row it skips; `before` doesn't. */
export function listNotifications(
  db: Queryable,
  affiliateId: number,
  { limit, offset, before }: Page,
): Promise<NotificationRow[]> {
  const older =
    'and (created_at, id) < (select created_at, id from notification where affiliate_id = $1 and id = $4)'
  return db.query<NotificationRow>(
    `select * from notification where affiliate_id = $1 and deleted_at is null ${before ? older : ''}
     order by created_at desc, id desc limit $2 offset $3`,
    [affiliateId, limit, offset, ...(before ? [before] : [])],
  )
}

export async function countUnread(db: Queryable, affiliateId: number): Promise<number> {
  const [row] = await db.query<{ unread: number }>(
    `select count(*)::int as unread from notification
     where affiliate_id = $1 and read_at is null and deleted_at is null`,
    [affiliateId],
  )
  return row?.unread ?? 0
}

/** Undefined if nothing changed: it was already read, is deleted or isn't theirs. */
export async function setRead(
  tx: Queryable,
  affiliateId: number,
  id: string,
  now: Date,
): Promise<NotificationRow | undefined> {
  const [row] = await tx.query<NotificationRow>(
    `update notification set read_at = $3
     where affiliate_id = $1 and id = $2 and read_at is null and deleted_at is null returning *`,
    [affiliateId, id, now],
  )
  return row
}

/** False if nothing changed. */
export async function setDeleted(
  tx: Queryable,
  affiliateId: number,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update notification set deleted_at = $3
     where affiliate_id = $1 and id = $2 and deleted_at is null returning id`,
    [affiliateId, id, now],
  )
  return rows.length > 0
}

/** Undefined if nothing changed. */
export async function setRestored(
  tx: Queryable,
  affiliateId: number,
  id: string,
): Promise<NotificationRow | undefined> {
  const [row] = await tx.query<NotificationRow>(
    `update notification set deleted_at = null
     where affiliate_id = $1 and id = $2 and deleted_at is not null returning *`,
    [affiliateId, id],
  )
  return row
}

/** Removes notifications that were deleted too long ago to be restored. */
export async function deleteForGood(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from notification where deleted_at < $1::timestamptz - interval '30 days'", [now])
}

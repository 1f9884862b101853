import type { NotificationKind } from '@fathom/domain/notifications'
import type { Queryable } from '../../platform/database/index.ts'

export type NotificationRow = {
  affiliate_id: string
  id: string
  kind: NotificationKind
  values: Record<string, string | number>
  url: string
  created_at: Date
  read_at: Date | null
}

export type NewNotification = Pick<NotificationRow, 'kind' | 'values' | 'url'> & {
  id?: string
  at?: Date
  readAt?: Date
}

export async function addNotification(
  db: Queryable,
  affiliateId: number,
  added: NewNotification,
): Promise<void> {
  await db.query(
    `insert into notification (affiliate_id, id, kind, "values", url, created_at, read_at)
     values ($1, coalesce($2, uuidv7()), $3, $4, $5, coalesce($6, now()), $7)
     on conflict (affiliate_id, id) do nothing`,
    [
      affiliateId,
      added.id ?? null,
      added.kind,
      added.values,
      added.url,
      added.at ?? null,
      added.readAt ?? null,
    ],
  )
}

export function listNotifications(
  db: Queryable,
  affiliateId: number,
  page: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(
    `select * from notification where affiliate_id = $1 and deleted_at is null
     order by created_at desc, id desc limit $2 offset $3`,
    [affiliateId, page.limit, page.offset],
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

/** Reading twice keeps the time of the first. */
export async function markRead(
  db: Queryable,
  affiliateId: number,
  id: string,
): Promise<NotificationRow | undefined> {
  const [row] = await db.query<NotificationRow>(
    `update notification set read_at = coalesce(read_at, now())
     where affiliate_id = $1 and id = $2 and deleted_at is null returning *`,
    [affiliateId, id],
  )
  return row
}

export async function markAllRead(db: Queryable, affiliateId: number): Promise<number> {
  const rows = await db.query(
    `update notification set read_at = now()
     where affiliate_id = $1 and read_at is null and deleted_at is null returning id`,
    [affiliateId],
  )
  return rows.length
}

export async function deleteNotification(db: Queryable, affiliateId: number, id: string): Promise<boolean> {
  const rows = await db.query(
    `update notification set deleted_at = coalesce(deleted_at, now()) where affiliate_id = $1 and id = $2 returning id`,
    [affiliateId, id],
  )
  return rows.length > 0
}

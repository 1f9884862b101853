import type { Queryable } from '../../../platform/database/index.ts'
import type { NotificationRow } from '../notifications.store.ts'

const MOST = 500

/** Newest first. */
export function listUnreadSince(db: Queryable, affiliateId: number, since: Date): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(
    `select * from notification
     where affiliate_id = $1 and created_at > $2 and read_at is null and deleted_at is null
     order by created_at desc, id desc limit ${MOST}`,
    [affiliateId, since],
  )
}

/** Nothing is left to deliver. */
export const isDone = ({ read_at, deleted_at }: NotificationRow): boolean =>
  read_at !== null || deleted_at !== null

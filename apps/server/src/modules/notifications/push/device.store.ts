import type { SubscribePushWire } from '@fathom/contract/notifications'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'

/** A browser that receives push messages. Its address and keys are sealed. */
export type DeviceRow = {
  affiliate_id: string
  id: string
  session_id: string
  sealed: string
  language: Locale
}

export type NewDevice = Pick<SubscribePushWire, 'language'> & {
  affiliateId: number
  id: string
  sessionId: string
  sealed: string
}

export const listDevices = (db: Queryable, affiliateId: number): Promise<DeviceRow[]> =>
  db.query<DeviceRow>('select * from push_subscription where affiliate_id = $1 order by id', [affiliateId])

export async function findDevice(db: Queryable, id: string): Promise<DeviceRow | undefined> {
  const [row] = await db.query<DeviceRow>('select * from push_subscription where id = $1', [id])
  return row
}

/** A browser belongs to one person at a time: a new subscription replaces the previous person's. */
export async function keepDevice(tx: Queryable, device: NewDevice, now: Date): Promise<void> {
  await tx.query(
    `insert into push_subscription (affiliate_id, id, session_id, sealed, language, created_at, used_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (id) do update set affiliate_id = excluded.affiliate_id, session_id = excluded.session_id,
       sealed = excluded.sealed, language = excluded.language, used_at = excluded.used_at`,
    [device.affiliateId, device.id, device.sessionId, device.sealed, device.language, now],
  )
}

/** Keeps the most recently used ones. */
export async function dropSurplus(tx: Queryable, affiliateId: number, most: number): Promise<void> {
  await tx.query(
    `delete from push_subscription where affiliate_id = $1 and id in
       (select id from push_subscription where affiliate_id = $1 order by used_at desc, id offset $2)`,
    [affiliateId, most],
  )
}

export async function deleteDevice(db: Queryable, affiliateId: number, id: string): Promise<void> {
  await db.query('delete from push_subscription where affiliate_id = $1 and id = $2', [affiliateId, id])
}

export async function touchDevice(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('update push_subscription set used_at = $2 where id = $1', [id, now])
}

export async function listDeviceOwners(db: Queryable, after: number, limit: number): Promise<number[]> {
  const rows = await db.query<{ affiliate_id: string }>(
    `select distinct affiliate_id from push_subscription where affiliate_id > $1 order by affiliate_id limit $2`,
    [after, limit],
  )
  return rows.map(({ affiliate_id }) => Number(affiliate_id))
}

/** Deletes the devices of signed-out browsers. */
export async function deleteSignedOut(
  db: Queryable,
  affiliateId: number,
  sessions: readonly string[],
): Promise<void> {
  await db.query('delete from push_subscription where affiliate_id = $1 and session_id <> all($2::uuid[])', [
    affiliateId,
    sessions,
  ])
}

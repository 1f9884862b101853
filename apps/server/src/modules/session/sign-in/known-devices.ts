import type { Queryable } from '../../../platform/database/index.ts'

/** The maximum number of devices per person; the most recently used ones are kept. */
const DEVICES_A_PERSON = 50

/** The longest time that browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 86_400

type Meeting = { affiliateId: number; deviceHash: Buffer; now: Date }

/**
 * True if the person has signed in before, but not in this browser. The person's lock serializes concurrent
 * sign-ins.
 */
export async function meetDevice(tx: Queryable, { affiliateId, deviceHash, now }: Meeting): Promise<boolean> {
  const [before] = await tx.query<{ others: number; is_known: boolean }>(
    `select count(*)::int as others, coalesce(bool_or(device_hash = $2), false) as is_known
     from known_device where affiliate_id = $1`,
    [affiliateId, deviceHash],
  )
  await tx.query(
    `insert into known_device (affiliate_id, device_hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
     on conflict (affiliate_id, device_hash) do update set last_seen_at = excluded.last_seen_at`,
    [affiliateId, deviceHash, now],
  )
  await tx.query(
    `delete from known_device where affiliate_id = $1 and device_hash in (
       select device_hash from known_device where affiliate_id = $1
       order by last_seen_at desc, device_hash offset ${DEVICES_A_PERSON})`,
    [affiliateId],
  )
  return before !== undefined && before.others > 0 && !before.is_known
}

export async function deleteOldDevices(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from known_device where last_seen_at < $1::timestamptz - interval '${DEVICE_SECONDS} seconds'`,
    [now],
  )
}

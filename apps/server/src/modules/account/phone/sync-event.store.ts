import type { SyncEventWire } from '@fathom/contract/account'
import type { SyncStatus } from '@fathom/domain/account'
import type { Queryable } from '../../../platform/database/index.ts'

type Row = {
  id: string
  user_name: string
  phone_number: string
  status: SyncStatus
  attempts: number
  created_at: Date
}

export type SyncEvent = SyncEventWire & { userName: string }

const COLUMNS = 'id, user_name, phone_number, status, attempts, created_at'

export async function findLatestEvent(db: Queryable, affiliateId: number): Promise<SyncEvent | undefined> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from sync_event where affiliate_id = $1 order by id desc limit 1`,
    [affiliateId],
  )
  return row && eventOf(row)
}

export async function findEvent(
  db: Queryable,
  affiliateId: number,
  id: string,
): Promise<SyncEvent | undefined> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from sync_event where affiliate_id = $1 and id::text = $2`,
    [affiliateId, id],
  )
  return row && eventOf(row)
}

export async function insertEvent(
  tx: Queryable,
  affiliateId: number,
  added: { userName: string; phoneNumber: string; status: SyncStatus; now: Date },
): Promise<SyncEvent> {
  const [row] = await tx.query<Row>(
    `insert into sync_event (affiliate_id, user_name, phone_number, status, created_at)
     values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [affiliateId, added.userName, added.phoneNumber, added.status, added.now],
  )
  if (!row) throw new Error('saving the sync event returned no row')
  return eventOf(row)
}

/** Returns the new version; an empty number is stored as none. */
export async function updatePhone(
  tx: Queryable,
  affiliateId: number,
  phone: string,
  now: Date,
): Promise<number> {
  const [row] = await tx.query<{ phone_version: number }>(
    `update account set phone = nullif($2, ''), phone_version = phone_version + 1, updated_at = $3
     where affiliate_id = $1 returning phone_version`,
    [affiliateId, phone, now],
  )
  if (!row) throw new Error('saving the phone number returned no row')
  return row.phone_version
}

/** Oldest first: the queue must receive a person's numbers in the order in which they were entered. */
export async function findOldestPending(db: Queryable, affiliateId: number): Promise<SyncEvent | undefined> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from sync_event where affiliate_id = $1 and status = 'pending' order by id limit 1`,
    [affiliateId],
  )
  return row && eventOf(row)
}

export async function settleEvent(
  db: Queryable,
  affiliateId: number,
  id: string,
  status: SyncStatus,
  now: Date,
): Promise<void> {
  await db.query(
    `update sync_event set status = $3, attempts = attempts + 1,
       settled_at = case when $3 = 'pending' then null else $4::timestamptz end
     where affiliate_id = $1 and id = $2`,
    [affiliateId, id, status, now],
  )
}

/** Events stored while no queue was configured are sent once there is one. */
export async function releaseStoredEvents(db: Queryable): Promise<void> {
  await db.query("update sync_event set status = 'pending' where status = 'kept'")
}

export async function listWaitingPeople(db: Queryable): Promise<number[]> {
  const rows = await db.query<{ affiliate_id: string }>(
    "select distinct affiliate_id from sync_event where status = 'pending'",
  )
  return rows.map(({ affiliate_id }) => Number(affiliate_id))
}

export async function listEvents(db: Queryable, affiliateId: number): Promise<SyncEvent[]> {
  const rows = await db.query<Row>(`select ${COLUMNS} from sync_event where affiliate_id = $1 order by id`, [
    affiliateId,
  ])
  return rows.map(eventOf)
}

export async function deleteEvents(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from sync_event where affiliate_id = $1', [affiliateId])
}

function eventOf(row: Row): SyncEvent {
  return {
    id: row.id,
    eventType: 'phone_update',
    userName: row.user_name,
    phoneNumber: row.phone_number,
    status: row.status,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
  }
}

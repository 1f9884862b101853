import type { DeliveryState, WebhookEvent } from '@fathom/domain/integrations'
import type { Queryable } from '../../../platform/database/index.ts'

export type StoredDelivery = {
  id: string
  webhookId: string
  event: WebhookEvent
  payload: object
  state: DeliveryState
  attempts: number
  nextAt: Date | null
  createdAt: Date
}

const FIELDS = `id, webhook_id as "webhookId", event, payload, state, attempts, next_at as "nextAt",
  created_at as "createdAt"`

type NewDelivery = Pick<StoredDelivery, 'webhookId' | 'event' | 'payload' | 'createdAt'>

export async function insertDelivery(tx: Queryable, added: NewDelivery): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into webhook_delivery (webhook_id, event, payload, next_at, created_at)
     values ($1, $2, $3, $4, $4) returning id`,
    [added.webhookId, added.event, JSON.stringify(added.payload), added.createdAt],
  )
  if (!row) throw new Error('inserting the delivery returned no row')
  return row.id
}

export async function findDelivery(
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<StoredDelivery | undefined> {
  const [row] = await db.query<StoredDelivery>(
    `select ${FIELDS} from webhook_delivery where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  return row
}

export async function saveDelivery(
  tx: Queryable,
  { id, state, attempts, nextAt }: Pick<StoredDelivery, 'id' | 'state' | 'attempts' | 'nextAt'>,
): Promise<void> {
  await tx.query('update webhook_delivery set state = $2, attempts = $3, next_at = $4 where id = $1', [
    id,
    state,
    attempts,
    nextAt,
  ])
}

export type Attempt = {
  number: number
  at: Date
  status: number | null
  error: string | null
  milliseconds: number
}

export async function insertAttempt(tx: Queryable, deliveryId: string, attempt: Attempt): Promise<void> {
  await tx.query(
    `insert into webhook_attempt (delivery_id, number, at, status, error, milliseconds)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [deliveryId, attempt.number, attempt.at, attempt.status, attempt.error, attempt.milliseconds],
  )
}

type ListedDelivery = StoredDelivery & { url: string }

export type DeliveryFilter = {
  webhook?: string | undefined
  state?: DeliveryState | undefined
  after?: string | undefined
  limit: number
}

/** Newest first. */
export const listDeliveries = (
  db: Queryable,
  { webhook, state, after, limit }: DeliveryFilter,
): Promise<ListedDelivery[]> =>
  db.query<ListedDelivery>(
    `select d.*, w.url from (select ${FIELDS} from webhook_delivery
       where ($1::uuid is null or webhook_id = $1) and ($2::text is null or state = $2)
         and ($3::uuid is null or id < $3) order by id desc limit $4) d
     join webhook w on w.id = d."webhookId" order by d.id desc`,
    [webhook ?? null, state ?? null, after ?? null, limit],
  )

/** Newest first. */
export const listAttempts = (
  db: Queryable,
  deliveryIds: readonly string[],
): Promise<(Attempt & { deliveryId: string })[]> =>
  db.query(
    `select delivery_id as "deliveryId", number, at, status, error, milliseconds from webhook_attempt
     where delivery_id = any($1::uuid[]) order by number desc`,
    [deliveryIds],
  )

/** The log is for finding faults, not an archive. */
export async function deleteOldDeliveries(db: Queryable, before: Date): Promise<void> {
  await db.query(
    `delete from webhook_delivery where id in
       (select id from webhook_delivery where created_at < $1 and state <> 'pending' limit 5000)`,
    [before],
  )
}

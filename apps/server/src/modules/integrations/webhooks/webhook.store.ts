import type { WebhookEvent } from '@fathom/domain/integrations'
import type { Queryable } from '../../../platform/database/index.ts'

export type StoredWebhook = {
  id: string
  clientId: string
  url: string
  events: WebhookEvent[]
  sealedSecret: string
  /** Which request made the secret. */
  secretIntent: Buffer | null
  /** What that request asked for. */
  secretRequest: Buffer | null
  sealedOldSecret: string | null
  oldSecretUntil: Date | null
  failingSince: Date | null
  disabledAt: Date | null
  disabledWhy: 'staff' | 'failing' | 'gone' | null
  createdAt: Date
}

const FIELDS = `id, client_id as "clientId", url, events, sealed_secret as "sealedSecret",
  secret_intent as "secretIntent", secret_request as "secretRequest",
  sealed_old_secret as "sealedOldSecret", old_secret_until as "oldSecretUntil",
  failing_since as "failingSince", disabled_at as "disabledAt", disabled_why as "disabledWhy",
  created_at as "createdAt"`

export const listWebhooks = (db: Queryable): Promise<StoredWebhook[]> =>
  db.query<StoredWebhook>(`select ${FIELDS} from webhook order by created_at desc, id desc`)

export async function findWebhook(
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<StoredWebhook | undefined> {
  const [row] = await db.query<StoredWebhook>(
    `select ${FIELDS} from webhook where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  return row
}

type Created = StoredWebhook & { creationRequest: Buffer | null }

/** The webhook that this request created. A repetition at the same instant waits for the first. */
export async function findCreatedBy(tx: Queryable, intent: Buffer): Promise<Created | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `webhook ${intent.toString('hex')}`,
  ])
  const [row] = await tx.query<Created>(
    `select ${FIELDS}, creation_request as "creationRequest" from webhook where creation_intent = $1`,
    [intent],
  )
  return row
}

type NewWebhook = Pick<
  StoredWebhook,
  'clientId' | 'url' | 'events' | 'sealedSecret' | 'secretIntent' | 'secretRequest' | 'createdAt'
>

export async function insertWebhook(tx: Queryable, added: NewWebhook): Promise<StoredWebhook> {
  const [row] = await tx.query<StoredWebhook>(
    `insert into webhook (client_id, url, events, sealed_secret, created_at, secret_intent, secret_request,
       creation_intent, creation_request)
     values ($1, $2, $3, $4, $5, $6, $7, $6, $7) returning ${FIELDS}`,
    [
      ...[added.clientId, added.url, added.events, added.sealedSecret, added.createdAt],
      ...[added.secretIntent, added.secretRequest],
    ],
  )
  if (!row) throw new Error('inserting the webhook returned no row')
  return row
}

export async function saveWebhook(tx: Queryable, webhook: StoredWebhook): Promise<void> {
  await tx.query(
    `update webhook set url = $2, events = $3, sealed_secret = $4, sealed_old_secret = $5,
       old_secret_until = $6, failing_since = $7, disabled_at = $8, disabled_why = $9, secret_intent = $10,
       secret_request = $11
     where id = $1`,
    [
      webhook.id,
      webhook.url,
      webhook.events,
      webhook.sealedSecret,
      webhook.sealedOldSecret,
      webhook.oldSecretUntil,
      webhook.failingSince,
      webhook.disabledAt,
      webhook.disabledWhy,
      webhook.secretIntent,
      webhook.secretRequest,
    ],
  )
}

export async function deleteWebhook(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from webhook where id = $1', [id])
}

/** Who wants to learn of it; what concerns one client alone is for that client. None is deleted meanwhile. */
export async function listListeners(
  tx: Queryable,
  event: WebhookEvent,
  clientId: string | null,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select w.id from webhook w join integration_client c on c.id = w.client_id
     where w.disabled_at is null and c.withdrawn_at is null and $1 = any(w.events)
       and ($2::text is null or w.client_id = $2) order by w.id
     for key share of w`,
    [event, clientId],
  )
  return rows.map(({ id }) => id)
}

/** Switched off because nobody answered, which staff should know. */
export async function countFailing(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from webhook where disabled_why in ('failing', 'gone')`,
  )
  return row?.count ?? 0
}

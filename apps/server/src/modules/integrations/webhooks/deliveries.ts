import type { DeliveriesWire, DeliveryWire } from '@fathom/contract/integrations'
import { audit } from '../../../platform/audit/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { IntegrationsDeps } from '../integrations.deps.ts'
import {
  type DeliveryFilter,
  findDelivery,
  listAttempts,
  listDeliveries,
  type StoredDelivery,
  saveDelivery,
} from './delivery.store.ts'
import { DELIVERY_JOB } from './publish-event.ts'
import { findWebhook } from './webhook.store.ts'

const PAGE_SIZE = 50
const SHOWN_ATTEMPTS = 10

export async function readDeliveries(
  { db }: IntegrationsDeps,
  filter: Omit<DeliveryFilter, 'limit'>,
): Promise<DeliveriesWire> {
  const rows = await listDeliveries(db, { ...filter, limit: PAGE_SIZE + 1 })
  const shown = rows.slice(0, PAGE_SIZE)
  const attempts = await listAttempts(
    db,
    shown.map(({ id }) => id),
  )
  return {
    items: shown.map((row) => deliveryWireOf(row, row.url, attempts)),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** A job that was due this long ago is lost, not under way: an attempt gives up after 15 seconds. */
const UNDER_WAY_MS = 60_000

/** Sends it once more now, whatever its next attempt would have been. While it is sent, repeating has no effect. */
export async function retryDelivery(deps: IntegrationsDeps, by: number, id: string): Promise<DeliveryWire> {
  const { delivery, url } = await deps.db.transaction(async (tx) => {
    const found = await findDelivery(tx, id, { lock: true })
    const webhook = found && (await findWebhook(tx, found.webhookId))
    if (!found || !webhook) throw new Problem('not-found', 404)
    if (found.state === 'delivered') throw new Problem('already-delivered', 409)
    if (webhook.disabledAt) throw new Problem('webhook-off', 409)
    const now = deps.clock.now()
    const dueSince = found.state === 'pending' && found.nextAt ? now.getTime() - found.nextAt.getTime() : -1
    if (dueSince >= 0 && dueSince < UNDER_WAY_MS) return { delivery: found, url: webhook.url }
    const again = { ...found, state: 'pending' as const, nextAt: now }
    await saveDelivery(tx, again)
    await deps.jobs.send(tx, DELIVERY_JOB, { id, attempts: found.attempts })
    await audit(tx, {
      actor: by,
      action: 'delivery-retried',
      object: { kind: 'delivery', id },
      detail: { client: webhook.clientId, host: new URL(webhook.url).host, event: found.event },
    })
    return { delivery: again, url: webhook.url }
  })
  return deliveryWireOf(delivery, url, await listAttempts(deps.db, [id]))
}

const deliveryWireOf = (
  { id, webhookId, event, state, createdAt, nextAt }: StoredDelivery,
  url: string,
  attempts: Awaited<ReturnType<typeof listAttempts>>,
): DeliveryWire => ({
  id,
  webhookId,
  url,
  event,
  state,
  createdAt: createdAt.toISOString(),
  nextAt: nextAt?.toISOString() ?? null,
  attempts: attempts
    .filter(({ deliveryId }) => deliveryId === id)
    .slice(0, SHOWN_ATTEMPTS)
    .map(({ at, status, error, milliseconds }) => ({ at: at.toISOString(), status, error, milliseconds })),
})

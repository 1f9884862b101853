import type { WebhookEvent } from '@fathom/domain/integrations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { OutsideEvent } from '../../../platform/outside-events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertDelivery } from './delivery.store.ts'
import { listListeners } from './webhook.store.ts'

export const DELIVERY_JOB = 'webhook-delivery'

type Used = Pick<Platform, 'clock' | 'jobs'>

/** One delivery for each webhook that wants the event; they are sent once the transaction commits. */
export async function publishEvent(
  { clock, jobs }: Used,
  tx: Queryable,
  { type, data, clientId = null }: OutsideEvent<WebhookEvent> & { clientId?: string | null },
): Promise<void> {
  const listeners = await listListeners(tx, type, clientId)
  const now = clock.now()
  for (const webhookId of listeners) {
    const payload = { type, timestamp: now.toISOString(), data }
    const id = await insertDelivery(tx, { webhookId, event: type, payload, createdAt: now })
    await jobs.send(tx, DELIVERY_JOB, { id, attempts: 0 })
  }
}

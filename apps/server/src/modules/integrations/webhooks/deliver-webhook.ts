import { nextAttemptAt } from '@fathom/domain/integrations'
import type { Queryable } from '../../../platform/database/index.ts'
import { postOutside } from '../../../platform/outside/index.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { findClient } from '../clients/client.store.ts'
import type { IntegrationsDeps } from '../integrations.deps.ts'
import { findDelivery, insertAttempt, type StoredDelivery, saveDelivery } from './delivery.store.ts'
import { DELIVERY_JOB } from './publish-event.ts'
import { signedHeaders } from './sign-webhook.ts'
import { findWebhook, type StoredWebhook, saveWebhook } from './webhook.store.ts'
import { getWebhookAddress, webhookLookup } from './webhook-address.ts'

const TIMEOUT_MS = 15_000
const GONE = 410
/** Within which a delivery has its first attempt. */
const FIRST_ATTEMPT_MS = 600_000

export const SECRET_PURPOSE = 'webhook secret'

type Outcome = { status: number | null; error: string | null; milliseconds: number }

/**
 * One attempt. The job names the attempt it is, so a job that runs twice sends once, and a retry by hand doesn't add
 * a second series.
 */
export async function deliverWebhook(
  deps: IntegrationsDeps,
  { id, attempts }: { id: string; attempts: number },
  signal: AbortSignal,
): Promise<void> {
  const delivery = await findDelivery(deps.db, id)
  if (delivery?.state !== 'pending' || delivery.attempts !== attempts) return
  const webhook = await findWebhook(deps.db, delivery.webhookId)
  if (!webhook) return
  const client = await findClient(deps.db, webhook.clientId)
  if (webhook.disabledAt || client?.withdrawnAt !== null) {
    await saveDelivery(deps.db, { ...delivery, state: 'failed', nextAt: null })
    return
  }
  const at = deps.clock.now()
  const outcome = await post(deps, webhook, delivery, { at, signal })
  await deps.db.transaction((tx) => record(deps, tx, { delivery, at, outcome }))
}

async function post(
  deps: IntegrationsDeps,
  webhook: StoredWebhook,
  { id, payload }: StoredDelivery,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<Outcome> {
  const body = JSON.stringify(payload)
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const status = await postOutside(getWebhookAddress(deps, webhook.url), {
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': `Fathom/${deps.config.version}`,
        ...signedHeaders(secretsOf(deps.secrets, webhook, at), { id: `msg_${id}`, at, body }),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      lookup: webhookLookup(deps),
      receiver: 'the receiver',
    })
    return { status, error: null, milliseconds: took() }
  } catch (error) {
    if (signal.aborted) throw error
    return { status: null, error: (error as Error).message.slice(0, 200), milliseconds: took() }
  }
}

function secretsOf(
  secrets: SecretBox,
  { sealedSecret, sealedOldSecret, oldSecretUntil }: StoredWebhook,
  now: Date,
): string[] {
  const isOldOpen = sealedOldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now
  return [sealedSecret, ...(isOldOpen ? [sealedOldSecret] : [])].map((sealed) =>
    secrets.open(sealed, SECRET_PURPOSE),
  )
}

type Attempted = { delivery: StoredDelivery; at: Date; outcome: Outcome }

async function record(
  deps: IntegrationsDeps,
  tx: Queryable,
  { delivery: { id, attempts, webhookId }, at, outcome }: Attempted,
): Promise<void> {
  // The webhook first, as when it is deleted with its deliveries.
  const webhook = await findWebhook(tx, webhookId, { lock: true })
  const delivery = webhook && (await findDelivery(tx, id, { lock: true }))
  if (!delivery || delivery.attempts !== attempts) return
  const number = attempts + 1
  await insertAttempt(tx, id, { number, at, ...outcome })
  const isDone = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  const now = deps.clock.now()
  const nextAt = isDone || outcome.status === GONE ? null : (nextAttemptAt(number, now) ?? null)
  const state = isDone ? 'delivered' : nextAt ? 'pending' : 'failed'
  await saveDelivery(tx, { id, state, attempts: number, nextAt })
  if (nextAt) await deps.jobs.send(tx, DELIVERY_JOB, { id, attempts: number }, { startAfter: nextAt })
  await saveWebhook(tx, afterAttempt(webhook, { delivery, state, status: outcome.status, now }))
}

type After = { delivery: StoredDelivery; state: string; status: number | null; now: Date }

/** Off when the receiver says that it is gone, or when nothing has come through for all attempts of a delivery. */
function afterAttempt(webhook: StoredWebhook, { delivery, state, status, now }: After): StoredWebhook {
  if (state === 'delivered') return { ...webhook, failingSince: null }
  const failingSince = webhook.failingSince ?? now
  const hasOnlyFailed = failingSince.getTime() - delivery.createdAt.getTime() < FIRST_ATTEMPT_MS
  const why = status === GONE ? 'gone' : state === 'failed' && hasOnlyFailed ? 'failing' : null
  if (!why || webhook.disabledAt) return { ...webhook, failingSince }
  return { ...webhook, failingSince, disabledAt: now, disabledWhy: why }
}

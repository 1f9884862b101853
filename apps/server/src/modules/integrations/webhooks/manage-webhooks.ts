import type {
  NewWebhookWire,
  RotationWire,
  WebhookChangeWire,
  WebhookSecretWire,
  WebhookWire,
} from '@fathom/contract/integrations'
import type { AuditAction } from '@fathom/domain/session'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findClient } from '../clients/client.store.ts'
import type { IntegrationsDeps } from '../integrations.deps.ts'
import { type Intent, isRepeated, mustBeSame, requestOf } from '../intent.ts'
import { SECRET_PURPOSE } from './deliver-webhook.ts'
import { newWebhookSecret } from './sign-webhook.ts'
import {
  deleteWebhook,
  findCreatedBy,
  findWebhook,
  insertWebhook,
  type StoredWebhook,
  saveWebhook,
} from './webhook.store.ts'
import { checkWebhookAddress } from './webhook-address.ts'

export const webhookWireOf = (webhook: StoredWebhook, now: Date): WebhookWire => ({
  id: webhook.id,
  clientId: webhook.clientId,
  url: webhook.url,
  events: webhook.events,
  createdAt: webhook.createdAt.toISOString(),
  oldSecretUntil:
    webhook.oldSecretUntil && webhook.oldSecretUntil > now ? webhook.oldSecretUntil.toISOString() : null,
  disabledAt: webhook.disabledAt?.toISOString() ?? null,
  disabledWhy: webhook.disabledWhy,
})

/**
 * The same intent again answers with the webhook as it is now and its secret. With something else it's refused, and after
 * the secret was replaced.
 */
export async function createWebhook(
  deps: IntegrationsDeps,
  by: number,
  { clientId, url: typed, events, intent }: NewWebhookWire & { intent: Intent },
): Promise<WebhookSecretWire> {
  const url = await checkWebhookAddress(deps, typed)
  const [secret, now] = [newWebhookSecret(), deps.clock.now()]
  const request = requestOf('create', clientId, url, [...events].sort())
  return deps.db.transaction(async (tx) => {
    const made = intent.hash && (await findCreatedBy(tx, intent.hash))
    const client = await findClient(tx, clientId, { lock: true })
    if (!client) throw new Problem('not-found', 404)
    if (client.withdrawnAt) throw new Problem('withdrawn', 409)
    if (made) {
      mustBeSame(request, made.creationRequest)
      if (!isRepeated(intent, made.secretIntent)) throw new Problem('webhook-exists', 409)
      return {
        webhook: webhookWireOf(made, now),
        secret: deps.secrets.open(made.sealedSecret, SECRET_PURPOSE),
      }
    }
    const sealedSecret = deps.secrets.seal(secret, SECRET_PURPOSE)
    const webhook = await insertWebhook(tx, {
      ...{ clientId, url, events, sealedSecret, createdAt: now },
      ...{ secretIntent: intent.hash, secretRequest: request },
    })
    await note(tx, 'webhook-created', by, webhook, { events })
    return { webhook: webhookWireOf(webhook, now), secret }
  })
}

/** Switching it on again forgets that it failed. */
export async function changeWebhook(
  deps: IntegrationsDeps,
  by: number,
  id: string,
  { url: typed, events, isEnabled }: WebhookChangeWire,
): Promise<WebhookWire> {
  const url = typed === undefined ? undefined : await checkWebhookAddress(deps, typed)
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const webhook = await getWebhook(tx, id)
    const changed = {
      ...webhook,
      url: url ?? webhook.url,
      events: events ?? webhook.events,
      ...(isEnabled === true && { disabledAt: null, disabledWhy: null, failingSince: null }),
      ...(isEnabled === false && !webhook.disabledAt && { disabledAt: now, disabledWhy: 'staff' as const }),
    }
    await saveWebhook(tx, changed)
    await note(tx, 'webhook-changed', by, changed, {
      ...(isEnabled !== undefined && { isEnabled }),
      ...(events && { events }),
    })
    return webhookWireOf(changed, now)
  })
}

const HOUR_MS = 3_600_000

/** While both secrets work, each message has two signatures. The same intent again rotates nothing; with other hours it's refused. */
export function rotateWebhook(
  { db, clock, secrets }: IntegrationsDeps,
  by: number,
  id: string,
  { overlapHours, intent }: RotationWire & { intent: Intent },
): Promise<WebhookSecretWire> {
  return db.transaction(async (tx) => {
    const webhook = await getWebhook(tx, id)
    const [secret, now] = [newWebhookSecret(), clock.now()]
    const request = requestOf('rotate', overlapHours)
    if (isRepeated(intent, webhook.secretIntent)) {
      mustBeSame(request, webhook.secretRequest)
      return {
        webhook: webhookWireOf(webhook, now),
        secret: secrets.open(webhook.sealedSecret, SECRET_PURPOSE),
      }
    }
    const rotated = {
      ...webhook,
      ...{ secretIntent: intent.hash, secretRequest: request },
      sealedSecret: secrets.seal(secret, SECRET_PURPOSE),
      sealedOldSecret: overlapHours > 0 ? webhook.sealedSecret : null,
      oldSecretUntil: overlapHours > 0 ? new Date(now.getTime() + overlapHours * HOUR_MS) : null,
    }
    await saveWebhook(tx, rotated)
    await note(tx, 'webhook-rotated', by, rotated, { overlapHours })
    return { webhook: webhookWireOf(rotated, now), secret }
  })
}

export function removeWebhook({ db }: IntegrationsDeps, by: number, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const webhook = await getWebhook(tx, id)
    await deleteWebhook(tx, id)
    await note(tx, 'webhook-deleted', by, webhook)
  })
}

async function getWebhook(tx: Queryable, id: string): Promise<StoredWebhook> {
  const webhook = await findWebhook(tx, id, { lock: true })
  if (!webhook) throw new Problem('not-found', 404)
  return webhook
}

type Detail = Omit<NonNullable<Parameters<typeof audit>[1]['detail']>, 'client' | 'host'>

/** Not the whole address: its path may be a secret of the receiver. */
const note = (
  tx: Queryable,
  action: AuditAction,
  actor: number,
  { id, clientId, url }: Pick<StoredWebhook, 'id' | 'clientId' | 'url'>,
  detail: Detail = {},
) =>
  audit(tx, {
    ...{ actor, action, object: { kind: 'webhook', id } },
    detail: { client: clientId, host: new URL(url).host, ...detail },
  })

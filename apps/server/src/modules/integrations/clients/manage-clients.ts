import type { ClientSecretWire, ClientWire, NewClientWire, RotationWire } from '@fathom/contract/integrations'
import type { AuditAction } from '@fathom/domain/session'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { IntegrationsDeps } from '../integrations.deps.ts'
import { type Intent, isRepeated, mustBeSame, requestOf } from '../intent.ts'
import { findClient, insertClient, type StoredClient, saveClient } from './client.store.ts'
import { hashOf, newClientId, newSecret } from './client-secret.ts'

type Used = Pick<IntegrationsDeps, 'db' | 'clock'>

const at = (moment: Date | null) => moment?.toISOString() ?? null

export const clientWireOf = (client: StoredClient, now: Date): ClientWire => ({
  clientId: client.id,
  name: client.name,
  scopes: client.scopes,
  createdAt: client.createdAt.toISOString(),
  rotatedAt: at(client.rotatedAt),
  oldSecretUntil: client.oldSecretUntil && client.oldSecretUntil > now ? at(client.oldSecretUntil) : null,
  lastUsedAt: at(client.lastUsedAt),
  withdrawnAt: at(client.withdrawnAt),
})

/** The same intent again answers with the client as it is now and its secret; with something else it's refused. */
export function createClient(
  { db, clock }: Used,
  by: number,
  { name, scopes, intent }: NewClientWire & { intent: Intent },
): Promise<ClientSecretWire> {
  const [id, now] = [newClientId(intent), clock.now()]
  const secret = newSecret(intent, id)
  const request = requestOf('create', name, [...scopes].sort())
  return db.transaction(async (tx) => {
    await lockIntent(tx, id)
    const made = await findClient(tx, id, { lock: true })
    if (made) {
      if (made.withdrawnAt || !isRepeated(intent, made.secretIntent)) throw new Problem('client-exists', 409)
      mustBeSame(request, made.secretRequest)
      return { client: clientWireOf(made, now), secret }
    }
    await insertClient(tx, {
      ...{ id, name, scopes, secretHash: hashOf(secret), secretIntent: intent.hash },
      ...{ secretRequest: request, createdAt: now, createdBy: by },
    })
    await note(tx, 'client-created', by, id, { scopes })
    return { client: clientWireOf(await getClient(tx, id), now), secret }
  })
}

export function changeClient(
  deps: Used,
  by: number,
  id: string,
  { name, scopes }: NewClientWire,
): Promise<ClientWire> {
  return deps.db.transaction(async (tx) => {
    const client = await getOpen(tx, id)
    const changed = { ...client, name, scopes }
    await saveClient(tx, changed)
    await note(tx, 'client-changed', by, id, { scopes })
    return clientWireOf(changed, deps.clock.now())
  })
}

const HOUR_MS = 3_600_000

/**
 * The old secret works for a while, so that the other system can change it without a gap; with 0 hours it ends now.
 * The same intent again rotates nothing and answers with the same secret; with other hours it's refused.
 */
export function rotateClient(
  { db, clock }: Used,
  by: number,
  id: string,
  { overlapHours, intent }: RotationWire & { intent: Intent },
): Promise<ClientSecretWire> {
  return db.transaction(async (tx) => {
    const client = await getOpen(tx, id)
    const [secret, now] = [newSecret(intent, id), clock.now()]
    const request = requestOf('rotate', overlapHours)
    if (isRepeated(intent, client.secretIntent)) {
      mustBeSame(request, client.secretRequest)
      return { client: clientWireOf(client, now), secret }
    }
    const rotated = {
      ...client,
      ...{ secretIntent: intent.hash, secretRequest: request },
      secretHash: hashOf(secret),
      oldSecretHash: overlapHours > 0 ? client.secretHash : null,
      oldSecretUntil: overlapHours > 0 ? new Date(now.getTime() + overlapHours * HOUR_MS) : null,
      rotatedAt: now,
      // Whoever has a leaked secret may have a token too.
      tokensFrom: overlapHours > 0 ? client.tokensFrom : now,
    }
    await saveClient(tx, rotated)
    await note(tx, 'client-rotated', by, id, { overlapHours })
    return { client: clientWireOf(rotated, now), secret }
  })
}

/** For good: its secret and its tokens are refused from now on. Repeating it has no effect. */
export function withdrawClient({ db, clock }: Used, by: number, id: string): Promise<ClientWire> {
  return db.transaction(async (tx) => {
    const client = await getClient(tx, id)
    const now = clock.now()
    if (client.withdrawnAt) return clientWireOf(client, now)
    const withdrawn = { ...client, withdrawnAt: now, oldSecretHash: null, oldSecretUntil: null }
    await saveClient(tx, withdrawn)
    await note(tx, 'client-withdrawn', by, id, {})
    return clientWireOf(withdrawn, now)
  })
}

/** A repetition at the same instant waits for the first. */
async function lockIntent(tx: Queryable, id: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`integration client ${id}`])
}

async function getClient(tx: Queryable, id: string): Promise<StoredClient> {
  const client = await findClient(tx, id, { lock: true })
  if (!client) throw new Problem('not-found', 404)
  return client
}

async function getOpen(tx: Queryable, id: string): Promise<StoredClient> {
  const client = await getClient(tx, id)
  if (client.withdrawnAt) throw new Problem('withdrawn', 409)
  return client
}

type Detail = Parameters<typeof audit>[1]['detail']

const note = (tx: Queryable, action: AuditAction, actor: number, id: string, detail: Detail = {}) =>
  audit(tx, { actor, action, object: { kind: 'client', id }, detail })

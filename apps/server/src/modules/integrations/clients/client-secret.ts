import { createHash, timingSafeEqual } from 'node:crypto'
import type { ClientScope } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Intent } from '../intent.ts'
import { findClient, type StoredClient } from './client.store.ts'

const ID_BYTES = 9

export const newClientId = ({ bytes }: Intent) =>
  `client_${bytes('client id').subarray(0, ID_BYTES).toString('base64url')}`
export const newSecret = ({ bytes }: Intent, clientId: string) =>
  `fsec_${bytes(`client secret ${clientId}`).toString('base64url')}`

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

const isSecretOf = (client: StoredClient, secret: string, now: Date): boolean => {
  const hash = hashOf(secret)
  if (timingSafeEqual(hash, client.secretHash)) return true
  const isOldOpen = client.oldSecretUntil !== null && client.oldSecretUntil > now
  return isOldOpen && client.oldSecretHash !== null && timingSafeEqual(hash, client.oldSecretHash)
}

/** What the account service needs to give tokens to clients. */
export type ClientRegistry = {
  find: (clientId: string) => Promise<{ scopes: readonly ClientScope[] } | undefined>
  checkSecret: (clientId: string, secret: string) => Promise<boolean>
}

export function clientRegistry({ db, clock }: { db: Queryable; clock: { now: () => Date } }): ClientRegistry {
  const findOpen = async (clientId: string) => {
    const client = await findClient(db, clientId)
    return client?.withdrawnAt === null ? client : undefined
  }
  return {
    find: findOpen,
    checkSecret: async (clientId, secret) => {
      const client = await findOpen(clientId)
      return client !== undefined && isSecretOf(client, secret, clock.now())
    },
  }
}

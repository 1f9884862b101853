import type Provider from 'oidc-provider'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Clients, IdentityDatabase } from '../ports.ts'
import { keyOf } from './bearer-key.ts'
import { SIGNING_ALGORITHM } from './keys.ts'

/** The provider reads clients here, and never writes them. */
export function clientAdapter(clients: Clients): Adapter {
  const never = async () => {
    throw new errors.InvalidRequest('clients are not registered here')
  }
  return {
    find: async (id) => {
      const client = await clients.find(id)
      return client && metadataOf(id, client.scopes)
    },
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    upsert: never,
    consume: never,
    destroy: never,
    revokeByGrantId: never,
  }
}

const metadataOf = (id: string, scopes: readonly string[]): AdapterPayload => ({
  client_id: id,
  // Only its hash is stored, so the comparison is ours.
  client_secret: 'compared by checkClientSecrets',
  grant_types: ['client_credentials'],
  id_token_signed_response_alg: SIGNING_ALGORITHM,
  redirect_uris: [],
  response_types: [],
  scope: scopes.join(' '),
  token_endpoint_auth_method: 'client_secret_basic',
})

/** Our own client has its secret in the configuration; those of other systems have hashes, and two while one is rotated. */
export function checkClientSecrets(provider: Provider, clients: Clients): void {
  const prototype = provider.Client.prototype as unknown as {
    compareClientSecret(this: { clientId: string; grantTypes?: string[] }, actual: string): unknown
  }
  const compare = prototype.compareClientSecret
  prototype.compareClientSecret = function (actual) {
    if (!this.grantTypes?.includes('client_credentials')) return compare.call(this, actual)
    return clients.checkSecret(this.clientId, actual)
  }
}

/**
 * The provider's own grant leaves out scopes that it doesn't know, and then a token without any scope. Ours refuses
 * what the client doesn't have, and each token names its scopes.
 */
export function grantToClients(provider: Provider): void {
  provider.registerGrantType(
    'client_credentials',
    async (ctx) => {
      const { client, requestParamScopes } = ctx.oidc
      if (!client) throw new errors.InvalidClient('client authentication is missing')
      const allowed = client.scope?.split(' ').filter(Boolean) ?? []
      const requested = [...requestParamScopes].filter(Boolean)
      const refused = requested.find((scope) => !allowed.includes(scope))
      if (refused !== undefined) throw new errors.InvalidScope('requested scope is not allowed', refused)
      const scope = (requested.length > 0 ? requested : allowed).join(' ')
      const token = new provider.ClientCredentials({ client, scope })
      ctx.oidc.entity('ClientCredentials', token)
      ctx.body = {
        access_token: await token.save(),
        expires_in: token.expiration,
        token_type: token.tokenType,
        scope,
      }
    },
    ['scope'],
  )
}

/** The provider stores when a token was issued in whole seconds; a rotated secret must end those of the same second. */
export const clientTokenClaims = (_: unknown, { kind }: { kind: string }) =>
  kind === 'ClientCredentials' ? { issuedMs: Date.now() } : undefined

export type ClientToken = { clientId: string; scopes: readonly string[]; issuedAt: Date }

/** Whose token this is; undefined when it has expired or was never given. */
export async function findClientToken(
  db: Pick<IdentityDatabase, 'query'>,
  token: string,
): Promise<ClientToken | undefined> {
  const [row] = await db.query<{ payload: AdapterPayload }>(
    `select payload from oidc_record where kind = 'ClientCredentials' and id = $1 and expires_at > now()`,
    [keyOf('ClientCredentials', token)],
  )
  const payload = row?.payload
  if (!payload?.clientId) return undefined
  return {
    clientId: payload.clientId,
    scopes: payload.scope?.split(' ').filter(Boolean) ?? [],
    issuedAt: issuedAtOf(payload),
  }
}

/** A token from before the update has only the second. */
function issuedAtOf({ extra, iat = 0 }: AdapterPayload): Date {
  const issuedMs = extra?.issuedMs
  return new Date(typeof issuedMs === 'number' ? issuedMs : iat * 1000)
}

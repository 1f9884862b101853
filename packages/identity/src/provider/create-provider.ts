import { CLIENT_SCOPES } from '@fathom/domain/session'
import type { JWK } from 'jose'
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { type IdentityOptions, MOUNT } from '../options.ts'
import type { Failure } from '../steps/failures.ts'
import { SECOND_FACTOR_ACR } from '../steps/methods.ts'
import { adapterOn } from './adapter.ts'
import { CLAIMS, claimsOf, SCOPE } from './claims.ts'
import { checkClientSecrets, clientTokenClaims, grantToClients } from './clients.ts'
import { SIGNING_ALGORITHM } from './keys.ts'
import { signInPolicy } from './second-factor-policy.ts'

const DAY = 86_400
const SIGNED_IN_SECONDS = 90 * DAY
const ID_TOKEN_SECONDS = 300
const CLIENT_TOKEN_SECONDS = 900

/** The part of the request context that pages need. */
export type PageContext = Pick<KoaContextWithOIDC, 'query' | 'headers' | 'type' | 'body' | 'status'>

/** The pages that the provider renders itself; all other pages have their own routes. */
export type ProviderPages = {
  confirmSignOut(ctx: KoaContextWithOIDC, form: string): void
  signedOut(ctx: KoaContextWithOIDC): void
  notFound(ctx: PageContext): void
  problem(ctx: KoaContextWithOIDC, error: Error): void
}

export function createProvider(options: IdentityOptions, keys: JWK[], pages: ProviderPages): Provider {
  const issuer = new URL(MOUNT, options.publicUrl).href
  const provider: Provider = new Provider(issuer, {
    adapter: adapterOn(options.database, options.clients),
    jwks: { keys },
    clients: [clientOf(options)],
    claims: CLAIMS,
    conformIdTokenClaims: false,
    scopes: [...SCOPE.split(' '), ...CLIENT_SCOPES],
    extraParams: ['account_type', 'screen_hint'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    // Ending the session here, in any way, ends its tokens.
    expiresWithSession: async () => true,
    extraTokenClaims: clientTokenClaims,
    ttl: lifetimes(options.idTokenSeconds ?? ID_TOKEN_SECONDS),
    cookies: cookiesOf(options),
    features: featuresOf(pages),
    interactions: {
      policy: signInPolicy(options.accounts),
      url: (_ctx, interaction) => `${MOUNT}/enter/${interaction.uid}`,
    },
    acrValues: [SECOND_FACTOR_ACR],
    responseTypes: ['code'],
    findAccount: async (_ctx, sub, token) => {
      const account = await options.accounts.findBySub(sub)
      return account && { accountId: sub, claims: async () => ({ ...claimsOf(account), ...sidOf(token) }) }
    },
    loadExistingGrant: (ctx) => grantWithoutAsking(provider, ctx),
    renderError: (ctx, _out, error) => pages.problem(ctx, error),
  })
  provider.proxy = true
  checkClientSecrets(provider, options.clients)
  grantToClients(provider)
  provider.use(async (ctx, next) => {
    await next()
    const isPage = ctx.method === 'GET' && ctx.accepts('json', 'html') === 'html'
    if (ctx.status === 404 && !ctx.body && isPage) pages.notFound(ctx)
  })
  provider.on('end_session.success', ({ oidc }) => {
    const { session } = oidc
    if (!session?.uid) return
    options.accounts
      .signedOut(session.uid)
      .catch((error) => options.log.error({ err: error }, 'could not end a session after a sign-out'))
  })
  provider.on('server_error', (ctx, error: Failure) => {
    if (error.extra?.retryAfter) ctx.set('retry-after', String(error.extra.retryAfter))
    options.log.error({ err: error }, 'the account provider failed')
  })
  return provider
}

/** The session in which the code or refresh token was issued. */
function sidOf(token: unknown): { sid?: string } {
  const { sessionUid } = (token ?? {}) as { sessionUid?: string }
  return sessionUid ? { sid: sessionUid } : {}
}

function clientOf({ client }: IdentityOptions): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: client.id,
    client_secret: client.secret,
    redirect_uris: [client.redirectUri],
    post_logout_redirect_uris: [client.postLogoutRedirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    id_token_signed_response_alg: SIGNING_ALGORITHM,
    token_endpoint_auth_method: 'client_secret_basic',
  }
}

function lifetimes(idTokenSeconds: number): NonNullable<Configuration['ttl']> {
  return {
    AccessToken: 300,
    AuthorizationCode: 60,
    ClientCredentials: CLIENT_TOKEN_SECONDS,
    IdToken: idTokenSeconds,
    Interaction: 3600,
    Grant: SIGNED_IN_SECONDS,
    RefreshToken: SIGNED_IN_SECONDS,
    Session: SIGNED_IN_SECONDS,
  }
}

function cookiesOf({ cookieKeys, publicUrl }: IdentityOptions): NonNullable<Configuration['cookies']> {
  const secure = publicUrl.protocol === 'https:'
  const kind = { httpOnly: true, sameSite: 'lax', signed: true, secure } as const
  return {
    keys: [...cookieKeys],
    long: { ...kind, path: secure ? '/' : MOUNT },
    // Has no path: each sign-in in progress has its own cookie, so that two tabs don't interfere.
    short: kind,
    names: {
      // The cookies of a sign-in in progress get the prefix from `bindCookiesToHost`.
      session: secure ? '__Host-accounts' : 'accounts',
      interaction: 'accounts_step',
      resume: 'accounts_resume',
    },
  }
}

function featuresOf(pages: ProviderPages): NonNullable<Configuration['features']> {
  return {
    clientCredentials: { enabled: true },
    devInteractions: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => pages.confirmSignOut(ctx, form),
      postLogoutSuccessSource: (ctx) => pages.signedOut(ctx),
    },
  }
}

/** The portal belongs to the organization, so we don't ask for consent to share the name. */
async function grantWithoutAsking(provider: Provider, ctx: KoaContextWithOIDC) {
  const { session, client } = ctx.oidc
  if (!session?.accountId || !client) return undefined
  const id = session.grantIdFor(client.clientId)
  // A revoked grant isn't found. Asking for consent instead would loop forever.
  const existing = id ? await provider.Grant.find(id) : undefined
  if (existing) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPE)
  await grant.save()
  return grant
}

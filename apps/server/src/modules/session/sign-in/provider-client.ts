import type { Claims } from '@fathom/domain/session'
import type { FastifyBaseLogger } from 'fastify'
import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { ProviderAway, watchProvider } from './provider-away.ts'

export type ProviderOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  callbackUrl: string
  afterSignOutUrl: string
  /** The embedded provider: called in-process, with its keys available. */
  embedded?: { fetch: oidc.CustomFetch; jwks: JSONWebKeySet } | undefined
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export type Tokens = { refreshToken: string | undefined; idToken: string }

export type SignInStep = { verifier: string; state: string; nonce: string }

/** Only asymmetric algorithms: a public key must never be used as a shared secret. */
const ALGORITHMS = ['ES256', 'ES384', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'EdDSA']

/** Someone waits on the other side. */
const ANSWER_WITHIN_SECONDS = 10

const SCOPE = 'openid offline_access email profile'

export type ProviderClient = ReturnType<typeof createProviderClient>

export function createProviderClient(options: ProviderOptions) {
  const configuration = lazily(() => discover(options))
  const { embedded } = options
  const theirKeys = lazily(async () => createRemoteJWKSet(new URL(jwksUriOf(await configuration()))))
  const checkIdToken = createIdTokenCheck(options, configuration, theirKeys)
  // Our own provider is part of this process, and fails only as the rest of it does.
  const watched: ReturnType<typeof watchProvider> = embedded ? (work) => work() : watchProvider(options.log)
  return {
    /** Runs discovery before the first sign-in needs it. */
    discover: () =>
      watched(async () => {
        await configuration()
      }),

    newStep: (): SignInStep => ({
      verifier: oidc.randomPKCECodeVerifier(),
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
    }),

    async signInUrl({ verifier, state, nonce }: SignInStep, more: Record<string, string>): Promise<string> {
      const challenge = await oidc.calculatePKCECodeChallenge(verifier)
      return oidc.buildAuthorizationUrl(await watched(configuration), {
        redirect_uri: options.callbackUrl,
        scope: SCOPE,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state,
        nonce,
        ...more,
      }).href
    },

    exchange: (callbackUrl: URL, { verifier, state, nonce }: SignInStep): Promise<Tokens> =>
      watched(async () => {
        const answer = await oidc.authorizationCodeGrant(await configuration(), callbackUrl, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        return tokensOf(answer)
      }),

    /**
     * A provider may give a new refresh token for the old one, which is lost if its answer can't be verified: so the
     * keys are there before.
     */
    refresh: (refreshToken: string): Promise<Tokens> =>
      watched(async () => {
        if (!embedded) {
          const keys = await theirKeys()
          if (!keys.fresh) await keys.reload()
        }
        return tokensOf(await oidc.refreshTokenGrant(await configuration(), refreshToken))
      }),

    /** Tokens of a provider without a revocation endpoint just expire. */
    async revoke(refreshToken: string): Promise<void> {
      const config = await configuration()
      if (config.serverMetadata().revocation_endpoint) await oidc.tokenRevocation(config, refreshToken)
    },

    async findEndSessionUrl(idToken: string): Promise<string | undefined> {
      const config = await watched(configuration)
      if (!config.serverMetadata().end_session_endpoint) return undefined
      return oidc.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: options.afterSignOutUrl,
      }).href
    },

    /** Throws unless the provider signed it for us and it hasn't expired. */
    verify: (idToken: string) => watched(() => checkIdToken(idToken)),
  }
}

function createIdTokenCheck(
  { embedded, issuer, clientId }: ProviderOptions,
  configuration: () => Promise<oidc.Configuration>,
  theirKeys: () => Promise<ReturnType<typeof createRemoteJWKSet>>,
) {
  const ownKeys = embedded && createLocalJWKSet(embedded.jwks)
  return async (idToken: string): Promise<Claims & { exp: number }> => {
    const { payload } = await jwtVerify(idToken, ownKeys ?? (await theirKeys()), {
      issuer: embedded ? issuer : (await configuration()).serverMetadata().issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'sub'],
    })
    return { ...payload, exp: payload.exp ?? 0 }
  }
}

/** The provider knows the code or the token no more, because the session that it belongs to has ended. */
export const isGrantGone = (error: unknown): boolean =>
  error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant'

/** If the provider is down at startup or for a while, the next sign-in tries again. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw new ProviderAway(error)
    })
    return made
  }
}

function discover({
  issuer,
  clientId,
  clientSecret,
  embedded,
}: ProviderOptions): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  return oidc.discovery(
    url,
    clientId,
    { client_secret: clientSecret },
    oidc.ClientSecretBasic(clientSecret),
    {
      ...(embedded && { [oidc.customFetch]: embedded.fetch }),
      timeout: ANSWER_WITHIN_SECONDS,
      execute: url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    },
  )
}

function jwksUriOf(config: oidc.Configuration): string {
  const { jwks_uri } = config.serverMetadata()
  if (!jwks_uri) throw new Error('the account provider publishes no keys')
  return jwks_uri
}

function tokensOf(answer: { refresh_token?: string; id_token?: string }): Tokens {
  if (!answer.id_token) throw new Error('the account provider sent no id token')
  return { refreshToken: answer.refresh_token, idToken: answer.id_token }
}

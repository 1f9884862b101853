import type { Claims } from '@fathom/domain/session'
import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'

export type ProviderOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  callbackUrl: string
  afterSignOutUrl: string
  /** The embedded provider: called in-process, with its keys available. */
  embedded?: { fetch: oidc.CustomFetch; jwks: JSONWebKeySet } | undefined
}

export type Tokens = { refreshToken: string | undefined; idToken: string }

export type SignInStep = { verifier: string; state: string; nonce: string }

/** Only asymmetric algorithms: a public key must never be used as a shared secret. */
const ALGORITHMS = ['ES256', 'ES384', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'EdDSA']

const SCOPE = 'openid offline_access email profile'

export type ProviderClient = ReturnType<typeof createProviderClient>

export function createProviderClient(options: ProviderOptions) {
  const configuration = lazily(() => discover(options))
  const keys = lazily(async () =>
    options.embedded
      ? createLocalJWKSet(options.embedded.jwks)
      : createRemoteJWKSet(new URL(jwksUriOf(await configuration()))),
  )
  return {
    /** Runs discovery before the first sign-in needs it. */
    async discover(): Promise<void> {
      await configuration()
    },

    newStep: (): SignInStep => ({
      verifier: oidc.randomPKCECodeVerifier(),
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
    }),

    async signInUrl({ verifier, state, nonce }: SignInStep, more: Record<string, string>): Promise<string> {
      const challenge = await oidc.calculatePKCECodeChallenge(verifier)
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.callbackUrl,
        scope: SCOPE,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state,
        nonce,
        ...more,
      }).href
    },

    async exchange(callbackUrl: URL, { verifier, state, nonce }: SignInStep): Promise<Tokens> {
      const answer = await oidc.authorizationCodeGrant(await configuration(), callbackUrl, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      return tokensOf(answer)
    },

    async refresh(refreshToken: string): Promise<Tokens> {
      return tokensOf(await oidc.refreshTokenGrant(await configuration(), refreshToken))
    },

    /** Tokens of a provider without a revocation endpoint just expire. */
    async revoke(refreshToken: string): Promise<void> {
      const config = await configuration()
      if (config.serverMetadata().revocation_endpoint) await oidc.tokenRevocation(config, refreshToken)
    },

    async findEndSessionUrl(idToken: string): Promise<string | undefined> {
      const config = await configuration()
      if (!config.serverMetadata().end_session_endpoint) return undefined
      return oidc.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: options.afterSignOutUrl,
      }).href
    },

    /** Throws unless the provider signed it for us and it hasn't expired. */
    async verify(idToken: string): Promise<Claims & { exp: number }> {
      const { payload } = await jwtVerify(idToken, await keys(), {
        issuer: options.embedded ? options.issuer : (await configuration()).serverMetadata().issuer,
        audience: options.clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'sub'],
      })
      return { ...payload, exp: payload.exp ?? 0 }
    },
  }
}

/** The provider knows the code or the token no more, because the session that it belongs to has ended. */
export const isGrantGone = (error: unknown): boolean =>
  error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant'

/** The provider didn't answer; this says nothing about the caller. */
class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('the account provider is out of reach', { cause })
    this.name = 'ProviderAway'
  }
}

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

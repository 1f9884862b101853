import type { FastifyBaseLogger } from 'fastify'
import { errors } from 'jose'
import * as oidc from 'openid-client'
import { Problem } from '../../../platform/problem.ts'
import { reasonOf } from '../../../platform/reason-of.ts'

const RETRY_AFTER_SECONDS = 5

/** The account provider can't be used now; this says nothing about the caller. */
export class ProviderAway extends Problem {
  constructor(cause: unknown) {
    super('account-provider-unavailable', 503, { extra: { retryAfter: RETRY_AFTER_SECONDS } })
    this.cause = cause
  }
}

/** What the libraries say when no answer came, or one that isn't a provider's. */
const CODES = new Set<unknown>([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  errors.JOSEError.code,
])

/** Whether the provider failed, and not the code, the token or the person. */
function isProviderFault(error: unknown): boolean {
  if (error instanceof ProviderAway) return true
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500
  if (error instanceof TypeError) return error.message === 'fetch failed'
  return error instanceof Error && 'code' in error && CODES.has(error.code)
}

/** Says once that the provider is away, and once that it's back, however many people notice. */
export function watchProvider(log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  let awaySince: number | undefined
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work()
      if (awaySince !== undefined)
        log.warn({ awayMs: Date.now() - awaySince }, 'the account provider is back')
      awaySince = undefined
      return result
    } catch (error) {
      if (!isProviderFault(error)) throw error
      if (awaySince === undefined)
        log.error(
          { reason: reasonOf(error) },
          'the account provider is away; nobody can sign in until it is back',
        )
      awaySince ??= Date.now()
      throw error instanceof ProviderAway ? error : new ProviderAway(error)
    }
  }
}

import { type User, userFromClaims } from '@fathom/domain/session'
import { errors } from 'jose'
import { Problem } from '../../../platform/problem.ts'
import type { SessionDeps } from '../session.deps.ts'

const KEY_TROUBLE: readonly string[] = [
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  errors.JOSEError.code,
]

/** The person behind the bearer token, or a 401 that doesn't say what was wrong (CA-01). */
export function bearerVerifier({ provider, config, log }: SessionDeps): (token: string) => Promise<User> {
  return async (token) => {
    const claims = await provider.verify(token).catch((error) => {
      if (isRefused(error)) throw new Problem('unauthenticated', 401)
      log.error({ err: error }, 'could not fetch the keys of the account provider')
      throw new Problem('account-provider-unavailable', 503)
    })
    const user = userFromClaims(claims, config.oidc.claims)
    if (!user) throw new Problem('unauthenticated', 401)
    return user
  }
}

/** Our own failure to fetch keys must not look like the caller's error. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  return !KEY_TROUBLE.includes(error.code)
}

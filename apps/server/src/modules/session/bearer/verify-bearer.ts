import { userFromClaims } from '@fathom/domain/session'
import { errors } from 'jose'
import { rememberBearers, type Verify } from '../../../platform/http/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { SessionDeps } from '../session.deps.ts'
import { ProviderAway } from '../sign-in/provider-away.ts'
import { sidOf } from './session-of-bearer.ts'

/** The person behind the bearer token, or a 401 that doesn't say what was wrong (CA-01). */
function bearerVerifier(deps: Pick<SessionDeps, 'provider' | 'config' | 'log'>): Verify {
  const { provider, config, log } = deps
  return async (token) => {
    const claims = await provider.verify(token).catch((error) => {
      if (error instanceof ProviderAway) throw error
      if (error instanceof errors.JOSEError) throw new Problem('unauthenticated', 401)
      log.error({ err: error }, 'could not fetch the keys of the account provider')
      throw new ProviderAway(error)
    })
    const user = userFromClaims(claims, config.oidc.claims)
    const sid = sidOf(deps, token, claims)
    if (!user || !sid) throw new Problem('unauthenticated', 401)
    return { ...user, sid }
  }
}

/**
 * Caches the check of a signature, but not whether the session has ended: a bearer is refused at once (TS-16).
 */
export function liveBearerVerifier(deps: SessionDeps): Verify {
  const verify = rememberBearers(bearerVerifier(deps))
  return async (token) => {
    await deps.ended.loaded()
    const user = await verify(token)
    if (deps.ended.has(user.sid)) throw new Problem('unauthenticated', 401)
    return user
  }
}

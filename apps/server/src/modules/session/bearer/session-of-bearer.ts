import { createHash } from 'node:crypto'
import type { Claims } from '@fathom/domain/session'
import type { SessionDeps } from '../session.deps.ts'

/**
 * What a bearer's session is called. Our own provider says it in `sid`. An outside one may not, or may use one
 * `sid` for a session that ended and the next one: there, each bearer stands for itself, and its session knows
 * all that were issued to it.
 */
export function sidOf({ config }: Pick<SessionDeps, 'config'>, token: string, claims: Claims): string {
  if (!config.oidc.issuer) return String(claims.sid ?? '')
  return createHash('sha256').update(token).digest('base64url')
}

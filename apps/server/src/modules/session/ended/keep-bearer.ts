import type { Claims } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { sidOf } from '../bearer/session-of-bearer.ts'
import { SESSION_SECONDS, type SessionDeps } from '../session.deps.ts'
import { insertBearer } from './ended-session.store.ts'
import { REMEMBERED_MS } from './ended-sessions.ts'

/** Stores which session a token was issued to, before anybody gets it. */
export async function keepBearer(
  deps: Pick<SessionDeps, 'config' | 'clock'>,
  tx: Queryable,
  { affiliate_id, id }: { affiliate_id: string; id: string },
  token: string,
  claims: Claims,
): Promise<void> {
  const lifetimeMs = deps.config.oidc.issuer ? REMEMBERED_MS : SESSION_SECONDS * 1000
  const expiresAt = new Date(deps.clock.now().getTime() + lifetimeMs)
  await insertBearer(tx, Number(affiliate_id), id, sidOf(deps, token, claims), expiresAt)
}

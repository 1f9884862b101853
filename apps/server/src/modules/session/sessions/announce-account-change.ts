import type { Queryable } from '../../../platform/database/index.ts'
import type { SessionDeps } from '../session.deps.ts'
import { expireIdTokens } from './session.store.ts'
import { ACCOUNT_EVENT } from './session-events.ts'

/**
 * Issued tokens still contain the old name: after the commit, each refresh fetches a new one. Waits for a
 * running refresh, which may have read the account before the change.
 */
export async function announceAccountChange(
  { live }: Pick<SessionDeps, 'live'>,
  tx: Queryable,
  affiliateId: number,
  version: number,
): Promise<void> {
  await expireIdTokens(tx, affiliateId)
  await live.publishTo(tx, affiliateId, ACCOUNT_EVENT, { version })
}

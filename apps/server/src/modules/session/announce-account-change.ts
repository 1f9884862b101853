import type { Queryable } from '../../platform/database/index.ts'
import type { SessionDeps } from './session.deps.ts'
import { expireIdTokens } from './session.store.ts'
import { ACCOUNT_EVENT } from './session-events.ts'

/**
 * The tokens that were handed out still tell the old name: from the commit on, each refresh fetches a new one. Waits
 * for a refresh under way, which may have read the account as it was before.
 */
export async function announceAccountChange(
  { live }: Pick<SessionDeps, 'live'>,
  tx: Queryable,
  affiliateId: number,
  version: number,
): Promise<void> {
  await expireIdTokens(tx, affiliateId)
  await live.tell(tx, affiliateId, ACCOUNT_EVENT, { version })
}

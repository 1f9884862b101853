import type { User } from '@fathom/domain/session'
import type { LogbookDeps } from '../logbook.deps.ts'
import { listSenderNames } from '../logs/history.store.ts'
import { type DivesOfDay, listWaitingDives } from './review.store.ts'
import { reviewLogs } from './review-logs.ts'

/**
 * LE-09: verifies the logs of these dives on this day that a student sent to the caller under this name, as the review
 * page does. Any other one stays there, where the caller reads it first. Returns how many were verified.
 */
export async function verifyDives(
  deps: LogbookDeps,
  caller: User,
  of: DivesOfDay & { name: string },
): Promise<number> {
  const waiting = await listWaitingDives(deps.db, caller.affiliateId, of)
  const senderOf = await listSenderNames(deps.db, waiting)
  const targets = waiting
    .filter((log) => senderOf(log) === of.name)
    .map(({ id, affiliate_id, version }) => ({ id, affiliate_id, version }))
  if (targets.length === 0) return 0
  const outcomes = await reviewLogs(deps, caller, targets, { action: 'verify' })
  return outcomes.filter(({ problem }) => problem === null).length
}

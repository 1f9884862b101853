import type { DiveLogWire } from '@fathom/contract/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findLog } from '../logs/dive-log.store.ts'
import { findSentLog } from './review.store.ts'

/** The caller's log, or one that a diver sent to the caller. Anything else answers 404. */
export async function getReadableLog(
  db: Queryable,
  caller: User,
  wanted: { logId: string; affiliateId?: number | undefined },
): Promise<DiveLogWire> {
  const affiliateId = wanted.affiliateId ?? caller.affiliateId
  const log =
    affiliateId === caller.affiliateId
      ? await findLog(db, affiliateId, wanted.logId)
      : await findSentLog(db, caller.affiliateId, { affiliateId, id: wanted.logId })
  if (!log) throw new Problem('not-found', 404)
  return log
}

import type { LogType } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { lockLog, type StoredLog } from './dive-log.store.ts'
import { UUID } from './write-log.ts'

/**
 * The caller's own log, locked until the transaction ends; throws if it doesn't exist, is deleted or has a
 * newer version.
 */
export async function getOwnLog(
  tx: Queryable,
  caller: User,
  target: { id: string; logType?: LogType; version?: number | null | undefined },
): Promise<StoredLog> {
  const stored = UUID.test(target.id) ? await lockLog(tx, caller.affiliateId, target.id) : undefined
  if (!stored || stored.deletedAt || (target.logType && stored.doc.log_type !== target.logType))
    throw new Problem('not-found', 404)
  if (typeof target.version === 'number' && target.version !== stored.doc.version)
    throw new Problem('stale', 409, { extra: { current: stored.doc } })
  return stored
}

import {
  mayCancelReplacement,
  mayMoveReplacement,
  type ReplacementStatus,
} from '@fathom/domain/certifications'
import type { User } from '@fathom/domain/session'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { mustBeAboutOthers } from '../../../platform/staff-rights/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { findReplacement, moveReplacement, type ReplacementRow } from './replacement.store.ts'
import { replacementOf } from './replacement-of.ts'

type Move = { id: string; status: ReplacementStatus; version?: number | undefined }

/** Cancels the caller's own order until it is shipped. Repeating it has no effect. */
export function cancelReplacement(
  deps: CertificationsDeps,
  caller: User,
  id: string,
): Promise<ReplacementRow> {
  return move(deps, { id, status: 'cancelled' }, async (row, tx) => {
    await deps.queues.changed(tx, 'orders')
    if (row.affiliateId !== caller.affiliateId) throw new Problem('not-found', 404)
    if (row.status !== 'cancelled' && !mayCancelReplacement(row.status))
      throw new Problem('already-sent', 409, { extra: { current: replacementOf(row, 'en-US') } })
  })
}

/** The status changes made by staff. */
export function moveByStaff(
  deps: CertificationsDeps,
  request: Move & { by: number },
): Promise<ReplacementRow> {
  return move(deps, request, async (row, tx) => {
    mustBeAboutOthers(request.by, row.affiliateId)
    const current = replacementOf(row, 'en-US')
    if (row.status === request.status) return
    if (request.version !== undefined && request.version !== row.version)
      throw new Problem('stale', 409, { extra: { current } })
    if (!mayMoveReplacement(row.status, request.status))
      throw new Problem('not-possible', 409, { extra: { current } })
    const item = { kind: 'orders', id: row.id }
    await deps.queues.mustBeFree(tx, { affiliateId: request.by }, item)
    await deps.queues.decided(tx, item)
  })
}

function move(
  deps: CertificationsDeps,
  { id, status, by }: Move & { by?: number },
  check: (row: ReplacementRow, tx: Queryable) => Promise<void>,
): Promise<ReplacementRow> {
  return deps.db.transaction(async (tx) => {
    const row = await findReplacement(tx, id, { lock: true })
    if (!row) throw new Problem('not-found', 404)
    await check(row, tx)
    if (row.status === status) return row
    const now = deps.clock.now()
    await moveReplacement(tx, id, { status, now })
    if (by !== undefined)
      await audit(tx, {
        actor: by,
        action: 'order-moved',
        subject: row.affiliateId,
        object: { kind: 'order', id },
        detail: { from: row.status, to: status },
      })
    return { ...row, status, version: row.version + 1, changedAt: now }
  })
}

import type { PaperSeenWire } from '@fathom/contract/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { mustAwaitPhysician } from '../documents/declined.store.ts'
import { findDocument } from '../documents/document.store.ts'
import { notificationTarget } from '../documents/notification-target.ts'
import { mustBePhysician, physicianDecides } from '../documents/physician-decides.ts'
import { getSignedDocument } from '../documents/read-document.ts'
import { mustBeSignedAsOwner } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { leaveQueue } from '../papers/leave-queue.ts'
import { publishChange } from '../publish-change.ts'
import { type EvaluationRow, settleEvaluation } from './evaluation.store.ts'

/** A page that is locked, and who decides on it: the name that is recorded, and the account. */
type Deciding = { affiliateId: number; page: EvaluationRow; by: string; byId: number }

export const mustWait = ({ state }: EvaluationRow) => {
  if (state !== 'waiting') throw new Problem('already-decided', 409)
}

/** The form that a page is about, as long as it waits for a physician. */
export async function getAwaiting(deps: FormsDeps, db: Queryable, affiliateId: number, page: EvaluationRow) {
  const row = await findDocument(db, { affiliateId, documentId: page.document_id })
  if (!row) throw new Problem('nobody-awaited', 409)
  await mustAwaitPhysician(db, row, deps.clock.now())
  await mustBeSignedAsOwner(deps, db, row)
  return row
}

/** TS-03: someone has seen the page and says what it says. Only now it counts. */
export async function confirmPage(
  deps: FormsDeps,
  tx: Queryable,
  deciding: Deciding,
  { confirmed: _, ...decision }: PaperSeenWire,
): Promise<void> {
  const { affiliateId, page, by } = deciding
  const row = await getAwaiting(deps, tx, affiliateId, page)
  await getSignedDocument(deps, tx, row)
  await mustBePhysician(deps, tx, affiliateId, { ...decision, askedAt: null })
  await settle(deps, tx, deciding, { state: 'confirmed', reason: null })
  const origin = { way: 'paper', by, at: deps.clock.now().toISOString() } as const
  await physicianDecides(deps, tx, row, { ...decision, origin })
}

/** The page isn't accepted; the diver reads why and may upload another. */
export async function refusePage(deps: FormsDeps, tx: Queryable, deciding: Deciding, reason: string) {
  const { affiliateId, page } = deciding
  await settle(deps, tx, deciding, { state: 'refused', reason })
  await publishChange(deps, tx, affiliateId)
  const about = notificationTarget({ id: page.document_id })
  await deps.notify(tx, affiliateId, { kind: 'evaluation-refused', values: {}, ...about })
}

async function settle(
  deps: FormsDeps,
  tx: Queryable,
  { affiliateId, page, by, byId }: Deciding,
  verdict: { state: 'confirmed' | 'refused'; reason: string | null },
): Promise<void> {
  const now = deps.clock.now()
  await settleEvaluation(deps, tx, { affiliateId, id: page.id }, { ...verdict, by, byId, now })
  await leaveQueue(deps, tx, [page])
}

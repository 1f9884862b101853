import { createHash } from 'node:crypto'
import type { NewPurchaseWire, PurchaseItemWire, PurchaseWire } from '@fathom/contract/integrations'
import type { ProblemName } from '@fathom/contract/shared'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { IntegrationsDeps } from '../integrations.deps.ts'
import { applyPurchase } from './apply-purchase.ts'
import { findPurchase, insertPurchase, lockAddress, type StoredPurchase } from './purchase.store.ts'

/**
 * Exactly once (OF-10): the row of the reference and all effects are written in one transaction, so a report that is
 * sent again finds the row, and one that failed left nothing.
 */
export function reportPurchase(
  deps: IntegrationsDeps,
  clientId: string,
  report: NewPurchaseWire,
): Promise<{ purchase: PurchaseWire; isNew: boolean }> {
  const { reference, items } = report
  const [email, affiliateId] = [report.email ?? null, report.affiliateId ?? null]
  const contentHash = hashOf({ email, affiliateId, items })
  return deps.db.transaction(async (tx) => {
    if (email !== null) await lockAddress(tx, email)
    const added = await insertPurchase(tx, {
      ...{ clientId, reference, contentHash, email, affiliateId },
      items: items.map((item) => ({ ...item, state: 'waiting' })),
      reportedAt: deps.clock.now(),
    })
    if (!added) return { purchase: await sameAgain(tx, clientId, reference, contentHash), isNew: false }
    for (const [index, item] of items.entries()) await mustBeKnown(deps, tx, item, index)
    const buyer = await findBuyer(deps, tx, { email, affiliateId })
    const stored = buyer === undefined ? added : await applyPurchase(deps, tx, added, buyer)
    return { purchase: purchaseWireOf(stored), isNew: true }
  })
}

async function sameAgain(
  tx: Queryable,
  clientId: string,
  reference: string,
  contentHash: Buffer,
): Promise<PurchaseWire> {
  const known = await findPurchase(tx, clientId, reference)
  if (!known) throw new Error('the reference is used, so its purchase is there')
  if (!known.contentHash.equals(contentHash))
    throw new Problem('reference-used', 409, {
      errors: [
        `The reference ${reference} was used for a purchase with other content. Use a new reference for another purchase.`,
      ],
      extra: { current: purchaseWireOf(known) },
    })
  return purchaseWireOf(known)
}

async function findBuyer(
  deps: IntegrationsDeps,
  tx: Queryable,
  { email, affiliateId }: { email: string | null; affiliateId: number | null },
): Promise<number | undefined> {
  if (email !== null) return (await deps.findByAddress(tx, email))?.affiliateId
  const buyer = affiliateId === null ? undefined : await deps.findByNumber(tx, affiliateId)
  if (!buyer)
    throw new Problem('no-person', 422, { errors: [`There is no account with the number ${affiliateId}.`] })
  return buyer.affiliateId
}

/** A mistake of the shop is refused at once, instead of waiting for somebody in vain. */
async function mustBeKnown(
  deps: IntegrationsDeps,
  tx: Queryable,
  item: PurchaseItemWire,
  index: number,
): Promise<void> {
  const refuse = (problem: ProblemName, what: string) => {
    throw new Problem(problem, 422, { errors: [`items[${index}]: there is no ${what}.`], extra: { index } })
  }
  if (item.kind === 'course') {
    if (!(await deps.hasCourse(tx, item.packageId))) refuse('no-course', `course ${item.packageId}`)
    if (item.storeNumber !== undefined && !(await deps.hasStore(tx, item.storeNumber)))
      refuse('no-store', `dive center ${item.storeNumber}`)
  }
  if ('levelID' in item && !deps.hasLevel(item.levelID))
    refuse('no-level', `certification level ${item.levelID}`)
}

type Content = { email: string | null; affiliateId: number | null; items: readonly PurchaseItemWire[] }

/** The order of fields in the text doesn't matter. */
function hashOf({ items, ...owner }: Content): Buffer {
  const sorted = (part: object) => Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sorted(owner), items.map(sorted)]))
    .digest()
}

export const purchaseWireOf = ({
  id,
  reference,
  state,
  items,
  reportedAt,
  appliedAt,
}: StoredPurchase): PurchaseWire => ({
  id,
  reference,
  state,
  items,
  reportedAt: reportedAt.toISOString(),
  appliedAt: appliedAt?.toISOString() ?? null,
})

import type { OfficePurchasesWire, OfficePurchaseWire } from '@fathom/contract/integrations'
import { audit } from '../../../platform/audit/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findClient } from '../clients/client.store.ts'
import type { IntegrationsDeps } from '../integrations.deps.ts'
import { applyPurchase } from './apply-purchase.ts'
import { listPurchases, lockPurchase, type PurchaseFilter, type StoredPurchase } from './purchase.store.ts'
import { purchaseWireOf } from './report-purchase.ts'

const PAGE_SIZE = 50

export async function readPurchases(
  deps: IntegrationsDeps,
  filter: Omit<PurchaseFilter, 'limit'>,
): Promise<OfficePurchasesWire> {
  const rows = await listPurchases(deps.db, { ...filter, limit: PAGE_SIZE + 1 })
  const shown = rows.slice(0, PAGE_SIZE)
  const owners = shown.flatMap(({ affiliateId }) => affiliateId ?? [])
  const names = await deps.listNames(deps.db, [...new Set(owners)])
  return {
    items: shown.map((row) => officeWireOf(row, row.client, names)),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** After what stood in the way is gone, such as a photo that was missing for a plastic card. */
export async function retryPurchase(
  deps: IntegrationsDeps,
  by: number,
  id: string,
): Promise<OfficePurchaseWire> {
  const retried = await deps.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id)
    if (!purchase) throw new Problem('not-found', 404)
    if (purchase.state !== 'failed' || purchase.affiliateId === null) throw new Problem('not-failed', 409)
    const applied = await applyPurchase(deps, tx, purchase, purchase.affiliateId)
    await audit(tx, {
      actor: by,
      action: 'purchase-retried',
      subject: purchase.affiliateId,
      object: { kind: 'purchase', id },
      detail: { state: applied.state },
    })
    return applied
  })
  const client = await findClient(deps.db, retried.clientId)
  const names = await deps.listNames(deps.db, retried.affiliateId === null ? [] : [retried.affiliateId])
  return officeWireOf(retried, client?.name ?? '', names)
}

function officeWireOf(
  purchase: StoredPurchase,
  client: string,
  names: ReadonlyMap<number, string>,
): OfficePurchaseWire {
  const { affiliateId, email } = purchase
  return {
    ...purchaseWireOf(purchase),
    client,
    email,
    person: affiliateId === null ? null : { affiliateId, name: names.get(affiliateId) ?? '' },
  }
}

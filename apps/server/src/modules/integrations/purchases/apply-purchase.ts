import { type PurchaseRefusal, purchaseStateOf } from '@fathom/domain/integrations'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { IntegrationsDeps } from '../integrations.deps.ts'
import { publishEvent } from '../webhooks/publish-event.ts'
import { lockOwner, type StoredItem, type StoredPurchase, savePurchase } from './purchase.store.ts'

/**
 * Gives the person what was bought, in the transaction that records it. Items that had their effect before are left
 * alone, so trying again never gives anything twice.
 */
export async function applyPurchase(
  deps: IntegrationsDeps,
  tx: Queryable,
  purchase: StoredPurchase,
  affiliateId: number,
): Promise<StoredPurchase> {
  await lockOwner(tx, affiliateId)
  const culture = (await deps.findLanguage(tx, affiliateId)) ?? DEFAULT_LOCALE
  const items: StoredItem[] = []
  for (const [index, { reason: _, ...item }] of purchase.items.entries()) {
    const source = `purchase:${purchase.id}:${index}`
    const outcome =
      item.state === 'applied' ? 'applied' : await applyItem(deps, tx, item, { affiliateId, culture, source })
    items.push(
      outcome === 'applied' ? { ...item, state: 'applied' } : { ...item, state: 'failed', reason: outcome },
    )
  }
  const state = purchaseStateOf(items)
  const appliedAt = state === 'applied' ? deps.clock.now() : null
  const applied: StoredPurchase = { ...purchase, affiliateId, items, state, appliedAt }
  await savePurchase(tx, applied)
  await tellOf(deps, tx, applied)
  return applied
}

type Buyer = { affiliateId: number; culture: Locale; source: string }

async function applyItem(
  { effects, clock }: IntegrationsDeps,
  tx: Queryable,
  item: StoredItem,
  { affiliateId, culture, source }: Buyer,
): Promise<'applied' | PurchaseRefusal> {
  const owner = { affiliateId, now: clock.now() }
  switch (item.kind) {
    case 'course':
      return effects.enrol(tx, {
        ...owner,
        packageId: item.packageId,
        storeNumber: item.storeNumber ?? null,
        culture,
      })
    case 'club':
      await effects.addClubYear(tx, { ...owner, source })
      return 'applied'
    case 'ecard':
      return effects.giveECard(tx, { ...owner, levelID: item.levelID })
    case 'plastic-card':
      return effects.orderCard(tx, { ...owner, levelID: item.levelID })
  }
}

/** The client learns it by a webhook; the audit log says which client did what to whom. */
export async function tellOf(deps: IntegrationsDeps, tx: Queryable, purchase: StoredPurchase): Promise<void> {
  const { id, clientId, reference, affiliateId, state, items } = purchase
  await publishEvent(deps, tx, {
    type: state === 'applied' ? 'purchase.applied' : 'purchase.failed',
    clientId,
    data: {
      purchaseId: id,
      reference,
      affiliateId,
      items: items.map(({ kind, state: itemState, reason }) => ({
        kind,
        state: itemState,
        reason: reason ?? null,
      })),
    },
  })
  if (affiliateId !== null)
    await audit(tx, {
      client: clientId,
      action: state === 'applied' ? 'purchase-applied' : 'purchase-failed',
      subject: affiliateId,
      object: { kind: 'purchase', id },
      // Of a failure, what had no effect: the rest was given.
      detail: { items: items.filter((item) => item.state === state).map(({ kind }) => kind) },
    })
}

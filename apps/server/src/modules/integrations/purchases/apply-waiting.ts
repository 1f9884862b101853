import { PURCHASE_WAITS_DAYS } from '@fathom/domain/integrations'
import type { IntegrationsDeps } from '../integrations.deps.ts'
import { applyPurchase, tellOf } from './apply-purchase.ts'
import {
  listLapsed,
  listWaitingAddresses,
  listWaitingFor,
  lockAddress,
  lockPurchase,
  savePurchase,
} from './purchase.store.ts'

/**
 * Applies what waits for the owner of this address, after the account was made. A failure never stops somebody from
 * signing up: the purchase waits on, and the next clean-up tries again.
 */
export async function applyWaiting(deps: IntegrationsDeps, email: string): Promise<void> {
  if (!email) return
  try {
    // The lock waits for a report that is on its way; after it, each purchase has a transaction of its own.
    const ids = await deps.db.transaction(async (tx) => {
      await lockAddress(tx, email)
      return listWaitingFor(tx, email)
    })
    for (const id of ids) await applyOne(deps, id, email)
  } catch (error) {
    deps.log.error({ err: error }, 'could not apply the purchases of a new account')
  }
}

function applyOne(deps: IntegrationsDeps, id: string, email: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id)
    const owner = await deps.findByAddress(tx, email)
    if (purchase?.state !== 'waiting' || !owner) return
    await applyPurchase(deps, tx, purchase, owner.affiliateId)
  })
}

const PAGE = 200
const DAY_MS = 86_400_000

/** Each hour: what an earlier failure left, and what nobody has signed up for in two years. */
export async function sweepPurchases(deps: IntegrationsDeps): Promise<void> {
  let after = ''
  for (;;) {
    const addresses = await listWaitingAddresses(deps.db, after, PAGE)
    for (const email of addresses)
      if (await deps.findByAddress(deps.db, email)) await applyWaiting(deps, email)
    after = addresses.at(-1) ?? ''
    if (addresses.length < PAGE) break
  }
  const before = new Date(deps.clock.now().getTime() - PURCHASE_WAITS_DAYS * DAY_MS)
  for (const id of await listLapsed(deps.db, before)) await endWait(deps, id)
}

function endWait(deps: IntegrationsDeps, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id)
    if (purchase?.state !== 'waiting') return
    const items = purchase.items.map((item) => ({
      ...item,
      state: 'failed' as const,
      reason: 'nobody-signed-up' as const,
    }))
    const ended = { ...purchase, items, state: 'failed' as const }
    await savePurchase(tx, ended)
    await tellOf(deps, tx, ended)
  })
}

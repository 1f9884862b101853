import { PURCHASE_KINDS, PURCHASE_REFUSALS, PURCHASE_STATES } from '@fathom/domain/integrations'
import type { Module } from '../../platform/module.ts'
import type { ArchiveWords, OwnDataPart } from '../../platform/own-data.ts'
import { forgetPurchases, listOwnPurchases } from './purchases/purchase.store.ts'

const archiveWords: ArchiveWords = {
  title: 'integrations.purchases.title',
  fields: {
    purchases: 'integrations.purchases.title',
    reference: 'integrations.purchases.reference',
    reportedAt: 'integrations.purchases.reported',
    appliedAt: 'integrations.purchases.appliedAt',
    items: 'integrations.purchases.items',
    kind: 'integrations.purchases.items',
    state: 'integrations.deliveries.state',
    levelID: 'integrations.purchases.level',
    reason: 'integrations.purchases.reason',
  },
  values: {
    kind: Object.fromEntries(
      PURCHASE_KINDS.map((kind) => [kind, `integrations.purchases.kind.${kind}` as const]),
    ),
    state: Object.fromEntries(
      PURCHASE_STATES.map((state) => [state, `integrations.purchases.${state}` as const]),
    ),
    reason: Object.fromEntries(
      PURCHASE_REFUSALS.map((reason) => [reason, `integrations.purchases.reason.${reason}` as const]),
    ),
  },
  technical: ['packageId'],
}

/** What was bought stays as a record of the shop's report, without its person. */
export const integrationsOwnData: OwnDataPart & Pick<Module, 'forgetPerson'> = {
  archiveWords,
  ownData: async (db, affiliateId) => ({
    purchases: (await listOwnPurchases(db, affiliateId)).map(
      ({ reference, items, state, reportedAt, appliedAt }) => ({
        reference,
        state,
        items,
        reportedAt: reportedAt.toISOString(),
        appliedAt: appliedAt?.toISOString() ?? null,
      }),
    ),
  }),
  forgetPerson: forgetPurchases,
}

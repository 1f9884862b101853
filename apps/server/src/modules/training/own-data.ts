import type { Module } from '../../platform/module.ts'
import { listEntitlements } from './training.store.ts'

/** What was learned is a training record: it stays, under the number. */
export const trainingOwnData: Pick<Module, 'ownData'> = {
  ownData: async (db, affiliateId) => ({ entitlements: await listEntitlements(db, affiliateId) }),
}

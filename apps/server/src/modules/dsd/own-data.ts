import type { Module } from '../../platform/module.ts'
import { findCheckpoint } from './dsd.store.ts'

/** The checkpoint is a training record: it stays, under the number. */
export const dsdOwnData: Pick<Module, 'ownData'> = {
  ownData: async (db, affiliateId) => ({ checkpoint: (await findCheckpoint(db, affiliateId)) ?? null }),
}

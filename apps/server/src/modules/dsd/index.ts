export { findCheckpoint, listGuestAffiliations, listGuestsOf } from './checkpoint/checkpoint.store.ts'
export { dsdModule } from './dsd.module.ts'

export {
  findCheckpoint,
  listGuestAffiliations,
  listGuestsKnownTo,
  listGuestsOf,
  listPresentGuestAffiliations,
} from './checkpoint/checkpoint.store.ts'
export { dsdModule } from './dsd.module.ts'

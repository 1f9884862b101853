export {
  type AffiliationWire,
  affiliationWire,
  type DsdProgressWire,
  dsdProgressWire,
} from './affiliation.wire.ts'
export { checkpointFromWire, checkpointToWire } from './checkpoint.ts'
export {
  type CheckpointChangeWire,
  type CheckpointWire,
  checkpointChangeWire,
  checkpointWire,
} from './checkpoint.wire.ts'

export {
  type AffiliationWire,
  affiliationWire,
  type DsdProgressWire,
  dsdProgressWire,
} from './affiliation.wire.ts'
export {
  type CheckpointChangeWire,
  type CheckpointWire,
  checkpointChangeWire,
  checkpointFromWire,
  checkpointToWire,
  checkpointWire,
} from './checkpoint.wire.ts'

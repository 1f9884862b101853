export {
  type CheckpointWire,
  checkpointFromWire,
  checkpointToWire,
  checkpointWire,
} from './checkpoint.wire.ts'

import type { Checkpoint } from '@fathom/domain/dsd'
import type { CheckpointWire } from './checkpoint.wire.ts'

export const checkpointFromWire = (wire: CheckpointWire): Checkpoint => ({
  storeNumber: wire.store_number,
  memberNumber: wire.member_number,
  status: wire.status,
  updatedDate: wire.updatedDate,
})

export const checkpointToWire = (checkpoint: Checkpoint): CheckpointWire => ({
  store_number: checkpoint.storeNumber,
  member_number: checkpoint.memberNumber,
  status: checkpoint.status,
  updatedDate: checkpoint.updatedDate,
})

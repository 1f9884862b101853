import type { Checkpoint } from '@fathom/domain/dsd'
import { z } from 'zod'

/** GET GetCheckpointData (CA-34); null when the guest has none yet. */
export const checkpointWire = z.object({
  store_number: z.number().int().nullable(),
  member_number: z.number().int().nullable(),
  status: z.string(),
  updatedDate: z.iso.datetime(),
})
export type CheckpointWire = z.infer<typeof checkpointWire>

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

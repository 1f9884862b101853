import { LARGEST_NUMBER, OWN_STATUSES } from '@fathom/domain/dsd'
import { z } from 'zod'

/** VA-08: an integer or null; a numeric string is rejected. */
export const numberOrNullWire = z.number().int().min(1).max(LARGEST_NUMBER).nullable()

/** GET GetCheckpointData (CA-34); null when the guest has none yet. */
export const checkpointWire = z.object({
  store_number: z.number().int().nullable(),
  member_number: z.number().int().nullable(),
  status: z.string(),
  updatedDate: z.iso.datetime(),
})
export type CheckpointWire = z.infer<typeof checkpointWire>

/** The body of POST CreateCheckPoint and PUT UpdateCheckpoint (CA-34). */
export const checkpointChangeWire = z.object({
  store_number: numberOrNullWire,
  member_number: numberOrNullWire,
  status: z.enum(OWN_STATUSES),
})
export type CheckpointChangeWire = z.infer<typeof checkpointChangeWire>

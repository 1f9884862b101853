import { z } from 'zod'
import { affiliateIdWire } from '../shared/index.ts'

/** OF-03: an account that became part of another. */
export const mergeWire = z.object({
  id: z.uuid(),
  from: z.int(),
  to: z.int(),
  mergedAt: z.iso.datetime(),
  undoUntil: z.iso.datetime(),
})
export type MergeWire = z.infer<typeof mergeWire>

/**
 * `key` is made by the caller: the same confirmation sent twice is one merge. `namesDiffer` confirms that two accounts
 * with different names belong to one person.
 */
export const newMergeWire = z.object({
  from: affiliateIdWire,
  key: z.uuid(),
  reason: z.string().trim().min(1).max(500),
  namesDiffer: z.boolean().default(false),
})
export type NewMergeWire = z.infer<typeof newMergeWire>

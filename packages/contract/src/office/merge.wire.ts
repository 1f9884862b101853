import { z } from 'zod'
import { affiliateIdWire } from '../shared/index.ts'
import { printableText } from '../shared/printable-text.ts'

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
 * POST office/people/{affiliateId}/merge. `key` is made by the caller: the same confirmation sent twice is one merge, and
 * 409 `key-used` with another pair or reason. `namesDiffer` confirms that two accounts with different names belong to
 * one person; 409 `names-differ` without it. 409 with a name of `MERGE_REFUSALS` for accounts that can't become one,
 * such as `different-person` for strangers, and 403 `authentication-needed`.
 */
export const newMergeWire = z.object({
  from: affiliateIdWire,
  key: z.uuid(),
  reason: printableText({ min: 1, max: 500 }),
  namesDiffer: z.boolean().default(false),
})
export type NewMergeWire = z.infer<typeof newMergeWire>

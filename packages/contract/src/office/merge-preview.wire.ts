import { MERGE_AREAS, MERGE_CONFLICTS, MERGE_REFUSALS } from '@fathom/domain/session'
import { z } from 'zod'
import { foundPersonWire } from './people.wire.ts'

/** OF-03: what a merge would do. With a `refusal` it isn't possible, and the rest is empty. */
export const mergePreviewWire = z.object({
  stays: foundPersonWire,
  goes: foundPersonWire,
  refusal: z.enum(MERGE_REFUSALS).nullable(),
  /** What gets another owner. */
  moves: z.array(z.object({ area: z.enum(MERGE_AREAS), count: z.int() })),
  /** What both have, or what staff may not expect; how each is decided is fixed. */
  conflicts: z.array(z.object({ kind: z.enum(MERGE_CONFLICTS), count: z.int() })),
})
export type MergePreviewWire = z.infer<typeof mergePreviewWire>

import { CODE_STATES, MOST_CODES_IN_BATCH } from '@fathom/domain/codes'
import { z } from 'zod'
import { printableText } from '../shared/printable-text.ts'

const person = z.object({ affiliateId: z.int(), name: z.string() })
const storeNumber = z.int().positive().max(2_147_483_647)

/** OF-07: codes that staff issued together. */
export const codeBatchWire = z.object({
  id: z.uuid(),
  kind: z.enum(['course', 'specialty', 'club']),
  title: z.string(),
  /** The dive center whose list has the codes; without one they are to hand out. */
  store: z.object({ storeNumber: z.int(), name: z.string() }).nullable(),
  note: z.string(),
  issuedAt: z.string(),
  issuedBy: person,
  /** How many codes are in each state. */
  counts: z.record(z.enum(CODE_STATES), z.int()),
})
export type CodeBatchWire = z.infer<typeof codeBatchWire>

/**
 * POST office/code-batches. `id` is the caller's, so the same call twice issues once; 409 `batch-exists` with something
 * else, 422 `no-course` and `no-store`.
 */
export const newBatchWire = z.object({
  id: z.uuid().toLowerCase(),
  kind: z.enum(['course', 'specialty', 'club']),
  /** The course, or the one whose specialties the codes open; null for any specialty and for the club. */
  packageId: z.uuid().toLowerCase().nullable(),
  storeNumber: storeNumber.nullable(),
  amount: z.int().min(1).max(MOST_CODES_IN_BATCH),
  note: printableText({ max: 200 }),
})
export type NewBatchWire = z.infer<typeof newBatchWire>

/** GET office/code-batches: newest first; `search` is a code, a dive center's number, a course or a note. */
export const codeBatchesQuery = z.object({
  search: z.string().trim().max(100).default(''),
  /** The last batch of the page before. */
  after: z.uuid().optional(),
})
export const codeBatchesWire = z.object({ items: z.array(codeBatchWire), next: z.uuid().nullable() })
export type CodeBatchesWire = z.infer<typeof codeBatchesWire>

export const batchParams = z.object({ batchId: z.uuid().toLowerCase() })

/** GET office/code-batches/{batchId}/codes, by code. */
export const batchCodesQuery = z.object({
  state: z.enum(CODE_STATES).optional(),
  /** The last code of the page before. */
  after: z.string().max(60).optional(),
})
const batchCodeWire = z.object({
  couponCode: z.string(),
  state: z.enum(CODE_STATES),
  redeemedAt: z.string().nullable(),
  redeemedBy: person.nullable(),
})
export type BatchCodeWire = z.infer<typeof batchCodeWire>
export const batchCodesWire = z.object({ items: z.array(batchCodeWire), next: z.string().nullable() })
export type BatchCodesWire = z.infer<typeof batchCodesWire>

/** POST office/code-batches/{batchId}/withdraw and /restore: some codes, or all of the batch that are unused. */
export const batchChangeWire = z.object({
  codes: z.array(z.string().max(60)).min(1).max(MOST_CODES_IN_BATCH).optional(),
})
export const batchChangedWire = z.object({ batch: codeBatchWire, changed: z.int() })
export type BatchChangedWire = z.infer<typeof batchChangedWire>

import {
  MOST_PURCHASE_ITEMS,
  PURCHASE_KINDS,
  PURCHASE_REFUSALS,
  PURCHASE_STATES,
} from '@fathom/domain/integrations'
import { z } from 'zod'

/** What the shop calls the purchase, such as the number of its order. Capital and small letters are the same. */
const referenceWire = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[\x21-\x7e]+$/, { error: 'Use letters, digits and signs of ASCII without spaces.' })

const levelWire = z.int().positive().max(1_000_000)

const purchaseItemWire = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('course'),
    packageId: z.uuid().toLowerCase(),
    /** The dive center that teaches it. */
    storeNumber: z.int().positive().max(2_147_483_647).optional(),
  }),
  z.strictObject({ kind: z.literal('club') }),
  z.strictObject({ kind: z.literal('ecard'), levelID: levelWire }),
  z.strictObject({ kind: z.literal('plastic-card'), levelID: levelWire }),
])
export type PurchaseItemWire = z.infer<typeof purchaseItemWire>

/**
 * POST integrations/purchases: 201, or 200 for the same report again; 409 `reference-used` for the same reference
 * with another content, 422 `no-course`, `no-level`, `no-store` and `no-person` for what we don't know. The number of
 * an account that was merged into another one means that one.
 */
export const newPurchaseWire = z
  .strictObject({
    reference: referenceWire,
    /** Who it is for: an e-mail address that may have no account yet, or a member number. */
    email: z.email().max(254).toLowerCase().optional(),
    affiliateId: z.int().positive().max(1_000_000_000_000).optional(),
    items: z.array(purchaseItemWire).min(1).max(MOST_PURCHASE_ITEMS),
  })
  .refine(({ email, affiliateId }) => (email === undefined) !== (affiliateId === undefined), {
    error: 'Name either an email or an affiliateId.',
    path: ['email'],
  })
export type NewPurchaseWire = z.output<typeof newPurchaseWire>

const purchaseOutcomeWire = z.object({
  kind: z.enum(PURCHASE_KINDS),
  packageId: z.string().optional(),
  storeNumber: z.int().optional(),
  levelID: z.int().optional(),
  state: z.enum(PURCHASE_STATES),
  /** Why it has no effect. */
  reason: z.enum(PURCHASE_REFUSALS).optional(),
})

/** GET integrations/purchases/{reference} */
export const purchaseWire = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(PURCHASE_STATES),
  items: z.array(purchaseOutcomeWire),
  reportedAt: z.string(),
  appliedAt: z.string().nullable(),
})
export type PurchaseWire = z.infer<typeof purchaseWire>

export const purchaseParams = z.object({ reference: z.string().trim().max(100) })

/** GET office/integrations/purchases: newest first; `search` is a reference. */
export const officePurchasesQuery = z.object({
  state: z.enum(PURCHASE_STATES).optional(),
  search: z.string().trim().max(100).default(''),
  after: z.uuid().optional(),
})
const officePurchaseWire = purchaseWire.extend({
  client: z.string(),
  person: z.object({ affiliateId: z.int(), name: z.string() }).nullable(),
  /** Of a purchase that waits for its person. */
  email: z.string().nullable(),
})
export type OfficePurchaseWire = z.infer<typeof officePurchaseWire>
export const officePurchasesWire = z.object({
  items: z.array(officePurchaseWire),
  next: z.string().nullable(),
})
export type OfficePurchasesWire = z.infer<typeof officePurchasesWire>

/** POST office/integrations/purchases/{id}/retry */
export const retriedPurchaseWire = officePurchaseWire

import { z } from 'zod'

/** In minor units, such as `{ amount: 9500, currency: 'USD' }`. */
const moneyWire = z.object({ amount: z.int().min(0), currency: z.string().length(3) })

/** GET Applications/{id}/fees (CA-06). */
export const applicationFeesWire = z.object({
  total: moneyWire,
  /** What is left to pay. */
  due: moneyWire,
  paidAt: z.string().nullable(),
})
export type ApplicationFeesWire = z.infer<typeof applicationFeesWire>

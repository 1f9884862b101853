import { type ListedPrice, PRICE_PARTS } from '@fathom/domain/shop'
import { z } from 'zod'

const amount = z.number().min(-1e12).max(1e12)

/** OF-08: a price in the office. A draft may be unfinished. */
export const listedPriceWire = z.object({
  currency: z.string().max(10),
  /** In minor units, by part. */
  amounts: z.partialRecord(z.enum(PRICE_PARTS), amount),
}) satisfies z.ZodType<ListedPrice>

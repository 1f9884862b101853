import {
  LONGEST_EXCERPT,
  LONGEST_PROMOTION_NAME,
  type Promotion,
  STOCK_PICTURES,
} from '@fathom/domain/promos'
import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'

const wordsWire = z.object({
  name: z.string().max(LONGEST_PROMOTION_NAME),
  excerpt: z.string().max(LONGEST_EXCERPT),
})

/** OF-08: a promotion in the office. A draft may be unfinished. */
export const promotionWire = z.object({
  isShown: z.boolean(),
  stockId: z.enum(STOCK_PICTURES),
  position: z.int().min(0).max(9999),
  words: z.partialRecord(z.enum(LOCALES), wordsWire),
}) satisfies z.ZodType<Promotion>

import { z } from 'zod'

/** GET offers/promotion-cards (EN-16); the picture's URL is built from `stockId` (CO-08). */
const promotionCardWire = z.object({
  id: z.int(),
  name: z.string(),
  excerpt: z.string(),
  promotion: z.string(),
  stockId: z.string(),
})
export type PromotionCardWire = z.infer<typeof promotionCardWire>

export const promotionCardsWire = z.array(promotionCardWire)
export const promotionCardsQuery = z.object({ culture: z.string().max(35).optional() })

export {
  ADDED_PROMOTION,
  LONGEST_EXCERPT,
  LONGEST_PROMOTION_NAME,
  nextPromotion,
  type Promotion,
  type PromotionCard,
  type ShownCard,
  STOCK_PICTURES,
  shownCards,
  stockIdOf,
  stockPhotoUrl,
  withPublished,
} from './promotion-card.ts'
export {
  OFFER_REASONS,
  type OfferFacts,
  type OfferReason,
  type Recommendation,
  recommendOffer,
} from './recommend-offer.ts'

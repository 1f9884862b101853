export { type PromotionCard, type ShownCard, shownCards, stockPhotoUrl } from './promotion-card.ts'
export {
  OFFER_REASONS,
  type OfferFacts,
  type OfferReason,
  type Recommendation,
  recommendOffer,
} from './recommend-offer.ts'

export { type DismissedWire, dismissedWire, type OfferWire, offerWire } from './offer.wire.ts'
export { promotionWire } from './promotion.wire.ts'
export {
  type PromotionCardWire,
  promotionCardsQuery,
  promotionCardsWire,
} from './promotion-card.wire.ts'

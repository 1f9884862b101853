export { OfferCard } from './offer-card.tsx'
export { PromosInvitation } from './promos-invitation.tsx'

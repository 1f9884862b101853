export { CertificationsScreen } from './certifications-screen.tsx'
export { ECardScreen, NoECardScreen } from './ecard-screen.tsx'
export { FreeCard } from './free-card.tsx'
export { ShowCards, useCardsChanged, useCardsStored } from './page-parts.tsx'

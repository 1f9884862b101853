export { CertificationsScreen } from './certifications-screen.tsx'
export { ECardScreen } from './ecard-screen.tsx'
export { FreeCard } from './free-card.tsx'
export { NoECardScreen } from './no-ecard-screen.tsx'

export type { StoreLookup } from './deeds/deed.ts'
export { CodesCard } from './list/codes-card.tsx'
export { CodesScreen } from './list/codes-screen.tsx'

export type { StoreLookup } from './deeds/deed-dialogs.tsx'
export { CodesCard } from './list/codes-card.tsx'
export { CodesScreen } from './list/codes-screen.tsx'

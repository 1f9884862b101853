export { ClubCard } from './club-card.tsx'

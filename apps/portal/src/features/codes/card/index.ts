export { CodesCard } from '../list/codes-card.tsx'

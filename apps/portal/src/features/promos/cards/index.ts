export { CardsScreen } from './cards-screen.tsx'

export { cardsArea } from './cards-area.ts'

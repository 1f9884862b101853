export { forgetStoredCards } from './stored-cards.ts'

export { forgetKeptCards } from './kept-cards.ts'

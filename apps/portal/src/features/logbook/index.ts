export { waitingQuery } from './review/review.queries.ts'

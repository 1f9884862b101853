export { followCodes } from './follow-codes.ts'

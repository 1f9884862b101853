export { followDsd } from './follow-dsd.ts'

export { accountSource } from './account.calls.ts'

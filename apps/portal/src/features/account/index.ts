export { ACCOUNT, accountQuery, accountSource } from './account.calls.ts'

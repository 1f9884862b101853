export { accountSource } from './account.calls.ts'
export { AccountScreen } from './account-screen.tsx'

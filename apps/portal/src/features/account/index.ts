export { accountSource } from './account.calls.ts'
export { AccountScreen } from './screen/account-screen.tsx'

export { GuardianScreen } from './guardian-screen.tsx'

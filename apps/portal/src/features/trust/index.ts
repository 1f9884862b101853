export { VerifyScreen } from './verify-screen.tsx'

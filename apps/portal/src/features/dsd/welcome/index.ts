export { lookupOf } from '../known-participant.ts'
export { useInvitation } from '../use-invitation.ts'
export { WelcomeScreen } from './welcome-screen.tsx'

export { lookupOf } from '../known-participant.ts'
export { useInvitation } from '../use-invitation.ts'
export { chosenIn } from './chosen-in.ts'
export { ConfirmScreen } from './confirm-screen.tsx'

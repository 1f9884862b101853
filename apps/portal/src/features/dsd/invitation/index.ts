export { lookupOf } from './known-participant.ts'
export { chosenIn, useInvitation } from './use-invitation.ts'

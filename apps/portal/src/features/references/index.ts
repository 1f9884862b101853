export { AddressPart } from './address/address-part.tsx'
export { ParticipantLookup } from './lookup/participant-lookup.tsx'
export { useParticipant } from './lookup/use-participant.ts'
export { MemberStanding } from './membership/member-status.tsx'

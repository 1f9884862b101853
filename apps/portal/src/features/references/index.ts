export { AddressPart } from './address-part.tsx'
export { useParticipant } from './look-up.ts'
export { MemberStatus } from './member-status.tsx'
export { ParticipantLookup } from './participant-lookup.tsx'

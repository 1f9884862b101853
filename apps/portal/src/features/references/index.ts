export { AddressPart } from './address/address-part.tsx'
export { ParticipantLookup } from './lookup/participant-lookup.tsx'
export { MemberStanding } from './standing/member-standing.tsx'

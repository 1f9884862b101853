export { type MailingAddressWire, mailingAddressWire, type ProfileWire, profileWire } from './profile.wire.ts'

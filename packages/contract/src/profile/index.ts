export {
  type MailingAddressDraftWire,
  type MailingAddressWire,
  mailingAddressDraftWire,
  mailingAddressWire,
  type ProfileWire,
  profileWire,
  type SavedAddressWire,
  savedAddressWire,
} from './profile.wire.ts'

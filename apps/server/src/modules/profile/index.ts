export { checkAddress, findAddressCountry } from './check-address.ts'
export { profileModule } from './profile.module.ts'
export { findMailingAddress, storedAddress } from './profile.store.ts'

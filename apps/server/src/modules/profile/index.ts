export { addressArchive } from './archive-words.ts'
export { checkAddress } from './check-address.ts'
export { profileModule } from './profile.module.ts'
export { findMailingAddress } from './profile.store.ts'

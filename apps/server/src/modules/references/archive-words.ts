import type { ArchiveWords } from '../../platform/own-data.ts'

export const referencesArchiveWords: ArchiveWords = {
  title: 'account.export.room.references',
  fields: {
    address: 'profile.address.title',
    addressLine1: 'profile.field.addressLine1',
    addressLine2: 'profile.field.addressLine2',
    availableCredit: 'account.export.field.availableCredit',
    city: 'profile.field.city',
    country: 'profile.field.countryId',
    participants: 'account.export.room.references',
    postalCode: 'profile.field.postalCode',
    state: 'profile.field.stateId',
  },
  technical: ['countryId', 'postalCodeRequired', 'stateId'],
}

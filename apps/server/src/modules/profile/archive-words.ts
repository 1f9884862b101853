import type { MailingAddressWire } from '@fathom/contract/profile'
import type { ArchiveWords, PlainKey } from '../../platform/own-data.ts'

type Technical = 'countryId' | 'postalCodeRequired' | 'stateId'

/** The words of an address, for every part of the archive that has one. */
export const addressArchive = {
  fields: {
    addressLine1: 'profile.field.addressLine1',
    addressLine2: 'profile.field.addressLine2',
    city: 'profile.field.city',
    country: 'profile.field.countryId',
    postalCode: 'profile.field.postalCode',
    state: 'profile.field.stateId',
  } satisfies Record<Exclude<keyof MailingAddressWire, Technical>, PlainKey>,
  technical: ['countryId', 'postalCodeRequired', 'stateId'] satisfies Technical[],
}

export const profileArchiveWords: ArchiveWords = {
  title: 'account.export.room.profile',
  fields: {
    ...addressArchive.fields,
    earlierAddresses: 'account.export.field.earlierAddresses',
    mailingAddress: 'profile.address.title',
    replacedAt: 'account.export.field.updatedAt',
    savedAt: 'account.export.field.at',
  },
  technical: addressArchive.technical,
}

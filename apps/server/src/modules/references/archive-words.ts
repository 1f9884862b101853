import type { ArchiveWords } from '../../platform/own-data.ts'
import { addressArchive } from './address-archive.ts'

export const referencesArchiveWords: ArchiveWords = {
  title: 'account.export.room.references',
  fields: {
    ...addressArchive.fields,
    address: 'profile.address.title',
    availableCredit: 'account.export.field.availableCredit',
    participants: 'account.export.room.references',
  },
  technical: addressArchive.technical,
}

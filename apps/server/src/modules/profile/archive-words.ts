import type { ArchiveWords } from '../../platform/own-data.ts'
import { addressArchive } from '../references/index.ts'

export const profileArchiveWords: ArchiveWords = {
  title: 'account.export.area.profile',
  fields: {
    ...addressArchive.fields,
    earlierAddresses: 'account.export.field.earlierAddresses',
    mailingAddress: 'profile.address.title',
    replacedAt: 'account.export.field.updatedAt',
    savedAt: 'account.export.field.at',
  },
  technical: addressArchive.technical,
}

import { NUMBER_STANDINGS } from '@fathom/domain/references'
import type { ArchiveWords } from '../../platform/own-data.ts'
import { addressArchive } from './address-archive.ts'

export const referencesArchiveWords: ArchiveWords = {
  title: 'account.export.area.references',
  fields: {
    ...addressArchive.fields,
    address: 'profile.address.title',
    availableCredit: 'account.export.field.availableCredit',
    participants: 'account.export.area.references',
  },
  values: {
    status: Object.fromEntries(
      NUMBER_STANDINGS.map((standing) => [standing, `profile.number.${standing}` as const]),
    ),
  },
  technical: addressArchive.technical,
}

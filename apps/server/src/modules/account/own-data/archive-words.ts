import { readablePhone } from '@fathom/domain/account'
import type { ArchiveWords } from '../../../platform/own-data.ts'
import { PERSON_STORAGE } from '../person/person-fields.ts'

/** Earlier values are archived under the names of the form. */
const personWords = Object.fromEntries(
  Object.entries(PERSON_STORAGE).flatMap(([field, { property, label }]) => [
    [field, label],
    [property, label],
  ]),
)

export const accountArchiveWords: ArchiveWords = {
  title: 'account.export.area.account',
  fields: {
    ...personWords,
    archives: 'account.export.field.archives',
    birthDateChangedAt: 'account.export.field.birthDateChangedAt',
    birthDateConfirmed: 'account.export.field.birthDateConfirmed',
    changed_at: 'account.export.field.at',
    deleteAfter: 'account.export.field.deleteAfter',
    isSynced: 'translations.settings.passkeys.synced',
    languageCode: 'account.language.label',
    lastUsedAt: 'account.export.field.lastUsedAt',
    passkeys: 'translations.settings.passkeys.title',
    passwordChangedAt: 'account.export.field.passwordChangedAt',
    person: 'profile.about.title',
    phone: 'profile.field.phoneNumber',
    phoneEvents: 'account.export.field.phoneEvents',
    phoneNumber: 'profile.field.phoneNumber',
    sizeBytes: 'account.export.field.sizeBytes',
  },
  values: {
    gender: {
      female: 'profile.gender.female',
      male: 'profile.gender.male',
      other: 'profile.gender.other',
    },
  },
  formats: {
    phone: readablePhone,
    phoneNumber: readablePhone,
    sizeBytes: (bytes, { formatUnit }) => formatUnit(Number(bytes) / 1000, 'kilobyte'),
  },
  technical: [
    'affiliateType',
    'attempts',
    'audience',
    'eventId',
    'eventType',
    'globalUuid',
    'lastError',
    'nextAttemptAt',
    'phoneNumberTypeId',
    'phoneVersion',
    'sub',
    'userName',
  ],
}

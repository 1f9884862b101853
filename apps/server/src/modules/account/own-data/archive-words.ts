import { readablePhone } from '@fathom/domain/account'
import type { ArchiveWords } from '../../../platform/own-data.ts'

export const accountArchiveWords: ArchiveWords = {
  title: 'account.export.room.account',
  fields: {
    archives: 'account.export.field.archives',
    birthdate: 'account.field.birthdate',
    changed_at: 'account.export.field.at',
    deleteAfter: 'account.export.field.deleteAfter',
    familyName: 'account.field.familyName',
    firstName: 'account.field.givenName',
    gender: 'profile.field.gender',
    givenName: 'account.field.givenName',
    isSynced: 'translations.settings.passkeys.synced',
    languageCode: 'account.language.label',
    lastName: 'account.field.familyName',
    lastUsedAt: 'account.export.field.lastUsedAt',
    middleName: 'profile.field.middleName',
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

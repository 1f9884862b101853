import type { ArchiveWords } from '../../platform/own-data.ts'

export const preferencesArchiveWords: ArchiveWords = {
  title: 'account.export.area.preferences',
  fields: {
    chosen: 'account.export.field.chosen',
    communicationLanguage: 'preferences.language.label',
    consents: 'preferences.history.title',
    digest: 'preferences.digest.label',
    notifications: 'preferences.notifications.label',
    organisation: 'preferences.organisation.label',
    thirdParty: 'preferences.thirdParty.label',
    tourClosedAt: 'preferences-tour.closed',
    way: 'account.export.field.way',
  },
  values: {
    way: {
      form: 'preferences.way.form',
      'unsubscribe-link': 'preferences.way.unsubscribe-link',
      'one-click': 'preferences.way.one-click',
      recipient: 'preferences.way.recipient',
    },
    before: {
      on: 'preferences.state.on',
      off: 'preferences.state.off',
    },
    after: {
      on: 'preferences.state.on',
      off: 'preferences.state.off',
    },
    reason: {
      'too-many': 'preferences.reason.too-many',
      'not-relevant': 'preferences.reason.not-relevant',
      'never-asked': 'preferences.reason.never-asked',
      other: 'preferences.reason.other',
    },
  },
  technical: ['organisationWords', 'thirdPartyWords', 'wordingLocale', 'wordingVersion'],
}

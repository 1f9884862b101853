import type { ArchiveWords } from '../../platform/own-data.ts'

export const sessionArchiveWords: ArchiveWords = {
  title: 'account.export.area.session',
  fields: {
    browser: 'account.export.field.browser',
    knownDevices: 'account.export.field.knownDevices',
    network: 'account.export.field.network',
    signedInMonths: 'account.export.field.signedInMonths',
    signedInWeeks: 'account.export.field.signedInWeeks',
    sessions: 'account.export.area.session',
    system: 'account.export.field.system',
  },
  values: {
    network: {
      local: 'translations.settings.sessions.local',
    },
  },
  technical: ['userAgent'],
}

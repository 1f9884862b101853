import type { ArchiveWords } from '../../platform/own-data.ts'

export const trustArchiveWords: ArchiveWords = {
  title: 'trust.export.room',
  fields: {
    statements: 'trust.export.statements',
    devices: 'trust-buddy.devices.title',
  },
}

import type { ArchiveWords } from '../../platform/own-data.ts'

export const trustArchiveWords: ArchiveWords = {
  title: 'trust.export.area',
  fields: {
    statements: 'trust.export.statements',
    devices: 'trust-buddy.devices.title',
  },
}

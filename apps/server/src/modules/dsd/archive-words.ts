import type { ArchiveWords } from '../../platform/own-data.ts'

export const dsdArchiveWords: ArchiveWords = {
  title: 'account.export.area.dsd',
  fields: {
    affiliations: 'dsd.export.affiliations',
    checkpoint: 'account.export.area.dsd',
    completedAt: 'training-record.completed',
    startedAt: 'training-record.started',
    updatedDate: 'account.export.field.updatedAt',
  },
}

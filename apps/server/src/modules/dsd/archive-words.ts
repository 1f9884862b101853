import type { ArchiveWords } from '../../platform/own-data.ts'

export const dsdArchiveWords: ArchiveWords = {
  title: 'account.export.room.dsd',
  fields: {
    affiliations: 'dsd.export.affiliations',
    checkpoint: 'account.export.room.dsd',
    completedAt: 'training-record.completed',
    startedAt: 'training-record.started',
    updatedDate: 'account.export.field.updatedAt',
  },
}

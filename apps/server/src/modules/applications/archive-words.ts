import type { ArchiveWords } from '../../platform/own-data.ts'
import { addressArchive } from '../references/index.ts'
import { FIELD_STORAGE } from './application-fields.ts'

export const applicationsArchiveWords: ArchiveWords = {
  title: 'shell.page.application',
  fields: {
    ...addressArchive.fields,
    ...Object.fromEntries(Object.values(FIELD_STORAGE).map(({ archive }) => [archive.name, archive.label])),
    documents: 'applications.documents.title',
    forms: 'account.export.area.forms',
    given: 'training-record.given',
    question: 'training-record.question',
    sentAt: 'certifications-cards.export.sent',
    total: 'certifications-cards.export.total',
  },
  technical: addressArchive.technical,
}

import type { ArchiveWords } from '../../platform/own-data.ts'
import { addressArchive } from '../profile/index.ts'

export const applicationsArchiveWords: ArchiveWords = {
  title: 'shell.page.application',
  fields: {
    ...addressArchive.fields,
    address: 'profile.address.title',
    answers: 'training-record.answers',
    documents: 'applications.documents.title',
    forms: 'account.export.room.forms',
    given: 'training-record.given',
    question: 'training-record.question',
    sentAt: 'certifications-cards.export.sent',
    total: 'certifications-cards.export.total',
  },
  technical: addressArchive.technical,
}

import type { ArchiveWords } from '../../platform/own-data.ts'

export const messagesArchiveWords: ArchiveWords = {
  title: 'shell.page.messages',
  fields: {
    attachments: 'messages.attachments',
    messages: 'shell.page.messages',
    note: 'messages.report.note',
    reportedAt: 'messages.reported',
    reports: 'messages-office.title',
    sentAt: 'certifications-cards.export.sent',
    side: 'messages.from',
    text: 'messages.label',
  },
  values: {
    side: { student: 'messages.side.student', teacher: 'messages.side.teacher' },
    reason: {
      harassment: 'messages.reason.harassment',
      unsafe: 'messages.reason.unsafe',
      private: 'messages.reason.private',
      other: 'messages.reason.other',
    },
  },
  technical: ['enrolmentId'],
}

import type { ArchiveWords } from '../../platform/own-data.ts'

export const formsArchiveWords: ArchiveWords = {
  title: 'account.export.area.forms',
  fields: {
    answers: 'training-record.answers',
    birthDate: 'account.field.birthdate',
    country: 'profile.field.countryId',
    decidedAt: 'certifications-cards.export.decided',
    decidedBy: 'forms.document.physician',
    dueOn: 'training-record.due',
    forms: 'account.export.area.forms',
    question: 'training-record.question',
    reader: 'forms.document.export.reader',
    readings: 'forms.document.export.readings',
    relationship: 'forms.document.relationship',
    result: 'training-record.result',
    signatures: 'forms.document.export.signatures',
    signedAt: 'training-record.signed',
    signedOnDeviceAt: 'forms.document.signedOnDevice',
  },
  values: {
    kind: {
      participant: 'forms.document.person',
      guardian: 'forms.document.export.guardian',
    },
    name: {
      'liability-release': 'training-record.step.release',
      'medical-questionnaire': 'training-record.step.medical',
    },
    reader: {
      self: 'forms.document.export.self',
      physician: 'forms.document.physician',
      guardian: 'forms.document.export.guardian',
      teacher: 'forms.document.export.teacher',
      office: 'shell.page.office',
    },
    what: {
      draft: 'forms.document.export.draft',
      list: 'forms.document.export.list',
      document: 'forms.document.kind',
      outcome: 'forms.document.outcome',
      archive: 'forms.document.export.archive',
    },
  },
  technical: ['audience'],
}

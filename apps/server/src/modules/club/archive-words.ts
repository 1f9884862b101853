import type { ArchiveWords } from '../../platform/own-data.ts'

export const clubArchiveWords: ArchiveWords = {
  title: 'account.export.area.club',
  fields: {
    club: 'club.terms.title',
    endsOn: 'club.export.through',
    isSuspended: 'account.export.field.isSuspended',
    membership: 'account.export.area.club',
    renewalDate: 'account.export.field.renewalDate',
    startsOn: 'club.export.from',
  },
  values: {
    kind: {
      trial: 'club.terms.trial',
      paid: 'club.terms.paid',
    },
  },
}

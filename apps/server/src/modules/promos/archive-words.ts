import type { ArchiveWords } from '../../platform/own-data.ts'

export const promosArchiveWords: ArchiveWords = {
  title: 'shell.page.promos',
  fields: {
    dismissedAt: 'account.export.field.at',
    dismissedOffers: 'promos.offer.dismissedOnes',
  },
  technical: ['packageId'],
}

import type { ArchiveWords } from '../../platform/own-data.ts'
import { addressArchive } from '../references/index.ts'

export const certificationsArchiveWords: ArchiveWords = {
  title: 'certifications-cards.export.certifications',
  fields: {
    ...addressArchive.fields,
    address: 'profile.address.title',
    cardPhotos: 'certifications-cards.export.photos',
    certDate: 'training-record.certified',
    certifications: 'certifications-cards.export.certifications',
    decidedAt: 'certifications-cards.export.decided',
    expiresOn: 'certifications-cards.renewal',
    gasLimit: 'certifications-cards.gas',
    freeCards: 'certifications-cards.export.freeCards',
    instructor: 'certifications-cards.instructor',
    licenseID: 'certifications-cards.cardNumber',
    note: 'certifications-cards.export.note',
    orderedAt: 'certifications-cards.export.ordered',
    qualifiedDepth: 'certifications-cards.qualifiedTo',
    redeemedAt: 'codes.export.redeemed',
    replacementCards: 'certifications-cards.export.replacements',
    sentAt: 'certifications-cards.export.sent',
    standing: 'account.export.field.status',
    state: 'account.export.field.status',
    store: 'certifications-cards.store',
    total: 'certifications-cards.export.total',
    why: 'account.export.field.reason',
    year: 'certifications-cards.export.year',
  },
  values: {
    standing: {
      valid: 'certifications-cards.standing.valid',
      expired: 'certifications-cards.standing.expired',
      revoked: 'certifications-cards.standing.revoked',
    },
    state: {
      waiting: 'certifications-cards.photoState.waiting',
      approved: 'certifications-cards.photoState.approved',
      refused: 'certifications-cards.photoState.refused',
    },
    status: {
      ordered: 'certifications-cards.replacementStatus.ordered',
      made: 'certifications-cards.replacementStatus.made',
      sent: 'certifications-cards.replacementStatus.sent',
      delivered: 'certifications-cards.replacementStatus.delivered',
      cancelled: 'certifications-cards.replacementStatus.cancelled',
    },
  },
  technical: addressArchive.technical,
}

import type { ArchiveWords } from '../../platform/own-data.ts'

export const codesArchiveWords: ArchiveWords = {
  title: 'codes.export.codes',
  fields: {
    calledBackAt: 'codes.export.calledBack',
    certificationName: 'codes.export.certification',
    claimedAt: 'codes.export.claimed',
    codes: 'codes.export.codes',
    couponCode: 'codes.export.code',
    issuedAt: 'codes.export.issued',
    memberUntil: 'codes.export.memberUntil',
    redeemedAt: 'codes.export.redeemed',
    sharedAt: 'codes.export.shared',
    shares: 'codes.export.shares',
  },
}

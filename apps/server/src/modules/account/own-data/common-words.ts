import type { PlainKey } from '../../../platform/own-data.ts'

/** The labels of names that many modules use for the same thing. A module's own label takes precedence. */
export const COMMON_WORDS: Readonly<Record<string, PlainKey>> = {
  affiliateId: 'account.export.field.affiliateId',
  after: 'account.export.field.after',
  at: 'account.export.field.at',
  before: 'account.export.field.before',
  changes: 'account.export.field.changes',
  createdAt: 'account.export.field.createdAt',
  deletedAt: 'account.export.field.deletedAt',
  email: 'account.field.email',
  expiresAt: 'account.export.field.expiresAt',
  kind: 'account.export.field.kind',
  language: 'account.language.label',
  lastSeenAt: 'account.export.field.lastSeenAt',
  memberNumber: 'account.export.field.memberNumber',
  name: 'account.export.field.name',
  number: 'account.export.field.number',
  readAt: 'account.export.field.readAt',
  reason: 'account.export.field.reason',
  status: 'account.export.field.status',
  storeNumber: 'account.export.field.storeNumber',
  timeZone: 'account.export.field.timeZone',
  title: 'account.export.field.title',
  updatedAt: 'account.export.field.updatedAt',
  what: 'account.export.field.what',
}

/** Names that only programs need, in every module. */
export const COMMON_TECHNICAL: readonly string[] = ['id', 'version']

/** OF-09: what the audit log records of the organization's staff. */
export const AUDIT_ACTIONS = [
  'application-moved',
  'photo-approved',
  'photo-refused',
  'name-confirmed',
  'name-refused',
  'certification-revoked',
  'order-moved',
  'report-settled',
  'sessions-ended',
  'devices-revoked',
  'type-changed',
  'rights-changed',
  'package-imported',
  'package-published',
  'package-withdrawn',
  'package-restored',
  'exam-plan-changed',
  'exam-question-changed',
  'exam-bank-imported',
  'exam-picture-added',
  'flag-changed',
  'key-rotated',
  'key-revoked',
  'audit-exported',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

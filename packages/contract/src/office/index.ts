export { type AuditEntryWire, type AuditWire, auditFilterQuery, auditQuery, auditWire } from './audit.wire.ts'
export { type OwnRightsWire, ownRightsWire, staffRightWire } from './own-rights.wire.ts'

export { type AuditFilter, listAuditEntries, type StoredAuditEntry } from './audit.store.ts'
export { audit, CLIENT_ACTOR } from './audit.ts'

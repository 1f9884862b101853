export { type AuditFilter, listAuditEntries, type StoredAuditEntry } from './audit.store.ts'
export { type AuditEntry, audit } from './audit.ts'

export { type AuditFilter, listAuditEntries, type StoredAuditEntry } from './audit.store.ts'
export { audit } from './audit.ts'

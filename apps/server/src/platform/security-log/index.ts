export type { SecurityEvent } from './pending-events.ts'
export type { StoredSecurityEvent } from './security-event.store.ts'
export { createSecurityLog, type SecurityLog } from './security-log.ts'

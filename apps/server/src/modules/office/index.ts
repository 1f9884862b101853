export { officeModule } from './office.module.ts'
export { queuePort } from './queues/queue-port.ts'
export { releaseClaims } from './queues/release-claims.ts'

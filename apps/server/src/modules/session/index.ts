export { type SessionModule, type SessionPorts, sessionModule } from './session.module.ts'
export { sessionEndpoints } from './session-endpoints.ts'

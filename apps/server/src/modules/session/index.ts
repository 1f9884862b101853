export { sessionEndpoints } from './bearer/session-endpoints.ts'
export { type SessionModule, sessionModule } from './session.module.ts'

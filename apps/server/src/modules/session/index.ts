export { type SessionModule, sessionModule } from './session.module.ts'
export { sessionEndpoints } from './session-endpoints.ts'

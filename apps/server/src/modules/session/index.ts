export { sessionEndpoints } from './bearer/session-endpoints.ts'
export { type SessionModule, sessionModule } from './session.module.ts'
export { peopleSignedIn } from './sessions/active-period.store.ts'

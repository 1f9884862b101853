export { createLive } from './create-live.ts'
export { deleteOldEvents, forgetEvents } from './journal.ts'
export type { Json, Live, PersonEvent } from './live.ts'
export { liveRoutes } from './live-routes.ts'

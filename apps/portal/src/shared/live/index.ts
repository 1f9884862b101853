export { createLive } from './create-live.ts'
export type { Live, LiveEvent } from './live.ts'

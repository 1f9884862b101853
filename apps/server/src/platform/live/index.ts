export { createLive } from './create-live.ts'
export type { Json, Live } from './live.ts'

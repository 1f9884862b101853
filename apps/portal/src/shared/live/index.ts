export { createLive } from './create-live.ts'
export type { Live } from './live.ts'

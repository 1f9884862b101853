export { createLive } from './channel.ts'
export type { Live } from './hub.ts'
export { type Following, followTopic } from './hub.ts'

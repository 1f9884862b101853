export { createLive } from './create-live.ts'
export { type Following, followTopic } from './follow-topic.ts'
export type { Live } from './live.ts'

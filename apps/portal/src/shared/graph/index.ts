export { createGraph } from './create-graph.ts'
export type { Graph, SubscribeOptions } from './graph.ts'

export { createGraph } from './create-graph.ts'
export type { Graph, GraphOptions, SubscribeOptions } from './graph.ts'

export { createGraph } from './create-graph.ts'
export type { Graph } from './graph.ts'

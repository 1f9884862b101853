export type { Graph } from './create-graph.ts'
export { createGraph } from './create-graph.ts'

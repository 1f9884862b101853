export { graphRoutes } from './graph-routes.ts'
export { mergeGraphs } from './merge-graphs.ts'
export type { GraphDeps } from './stream-end.ts'

export { graphRoutes } from './graph-routes.ts'
export { mergeGraphs } from './merge-graphs.ts'
export type { GraphHouse } from './stream-end.ts'

export * from './club.graph.generated.ts'

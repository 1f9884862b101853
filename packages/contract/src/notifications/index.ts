export * from './notifications.graph.generated.ts'

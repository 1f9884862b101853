export * from './forms.graph.generated.ts'

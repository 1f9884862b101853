export { failureOf, runIn, type Tracing, traced } from './span.ts'
export { createTracing } from './tracing.ts'

export { trustModule } from './trust.module.ts'
export type { CardFacts, Trust } from './trust.ts'

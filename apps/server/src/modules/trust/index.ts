export { trustModule } from './trust.module.ts'
export type { CardFacts, IssuedStatement, Trust } from './trust.ts'

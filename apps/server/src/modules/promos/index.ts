export type { PromosPorts } from './promos.deps.ts'
export { type PromosModule, promosModule } from './promos.module.ts'

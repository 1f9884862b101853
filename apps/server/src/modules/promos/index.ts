export type { PromosPorts } from './promos.house.ts'
export { type PromosModule, promosModule } from './promos.module.ts'

export { createPrices } from './prices.ts'
export type { ShopPorts } from './shop.deps.ts'
export { shopModule } from './shop.module.ts'
export { listProducts } from './shop.store.ts'

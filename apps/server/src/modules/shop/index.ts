export type { ShopPorts } from './shop.house.ts'
export { shopModule } from './shop.module.ts'
export { listProducts } from './shop.store.ts'

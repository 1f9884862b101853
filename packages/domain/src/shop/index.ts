export { type CatalogCounts, type CatalogFilter, filterCatalog } from './catalog-filter.ts'
export { ageOn, type Beginner, type CheckedPrerequisite, checkPrerequisites } from './prerequisites.ts'
export { DISCOUNT_KINDS, type Discount, type PriceToPay, priceToPay } from './price.ts'
export {
  isSold,
  type Offered,
  PRODUCT_KINDS,
  type Prerequisites,
  type Product,
  type ProductKind,
} from './product.ts'

export { type CatalogCounts, type CatalogFilter, filterCatalog } from './catalog-filter.ts'
export {
  type CourseEntry,
  type CourseEntryProblem,
  type CourseOrder,
  courseEntryProblem,
  LONGEST_COURSE_SUMMARY,
  LONGEST_COURSE_TITLE,
} from './course-entry.ts'
export {
  type Held,
  mayReachLevel,
  OFFER_VERDICTS,
  type OfferableCourse,
  type OfferReader,
  type OfferVerdict,
  offersFor,
} from './may-be-offered.ts'
export { ageOn, type Beginner, type CheckedPrerequisite, checkPrerequisites } from './prerequisites.ts'
export {
  DISCOUNT_KINDS,
  type Discount,
  type PriceToPay,
  plainPrice,
  priceToPay,
} from './price.ts'
export {
  CURRENCIES,
  type ListedPrice,
  PRICE_LIST,
  PRICE_PARTS,
  PRICE_PROBLEMS,
  type PricePart,
  type PriceProblem,
  type Prices,
  partsOf,
  priceNameOf,
  pricePartProblem,
  priceProblems,
} from './price-list.ts'
export {
  isSold,
  type Offered,
  PRODUCT_KINDS,
  type Prerequisites,
  type Product,
  type ProductKind,
} from './product.ts'

export { buyingData } from './buying-data.ts'
export {
  type CatalogCoursesWire,
  type CatalogCourseWire,
  type CatalogEntryWire,
  type CatalogQueryWire,
  catalogCoursesWire,
  catalogEntryQuery,
  catalogEntryWire,
  catalogQuery,
  type PrerequisiteWire,
  type PriceToPayWire,
  priceToPayWire,
} from './catalog.wire.ts'
export { courseEntryWire } from './course-entry.wire.ts'
export { listedPriceWire } from './price-list.wire.ts'

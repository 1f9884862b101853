import type { Course } from '../training/index.ts'

/**
 * What we sell: a first experience, a course that leads to the next level, or a specialty about one topic.
 */
export const PRODUCT_KINDS = ['experience', 'course', 'specialty'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** The requirements to start a course; null and 0 mean no requirement. */
export type Prerequisites = {
  minimumAge: number
  /** The course whose card is required. */
  after: string | null
  /** Number of dives in the logbook. */
  loggedDives: number
}

/** What the shop knows about a course in addition to the catalog. */
export type Product = {
  packageId: string
  /** The product number in the organization's own shop. */
  number: string
  kind: ProductKind
  prerequisites: Prerequisites
  /** For a course whose lessons aren't imported here. Imported lessons bring their own languages. */
  languages: readonly string[]
}

/** A course that can be bought: the catalog marks it as sellable and gives a price. */
export type Offered = Course & { price: NonNullable<Course['price']> } & Omit<Product, 'kind'> & {
    productKind: ProductKind
  }

export const isSold = (course: Course): course is Course & { price: NonNullable<Course['price']> } =>
  course.sellable && course.price !== null

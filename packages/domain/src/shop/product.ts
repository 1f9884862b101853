import type { Course } from '../training/index.ts'

/** What is sold: a first try, a course that leads further, or one that goes deeper into one thing. */
export const PRODUCT_KINDS = ['experience', 'course', 'specialty'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** What must be there before somebody may begin; null and 0 ask for nothing. */
export type Prerequisites = {
  minimumAge: number
  /** The course whose card one must hold. */
  after: string | null
  /** Dives in the logbook. */
  loggedDives: number
}

/** What the shop knows of a course beyond the catalogue. */
export type Product = {
  packageId: string
  /** The name by which the organisation's own shop knows it. */
  number: string
  kind: ProductKind
  prerequisites: Prerequisites
  /** For a course whose lessons are not imported here; what is imported tells for itself. */
  languages: readonly string[]
}

/** What can be bought: the catalogue says that it is sellable, and for how much. */
export type Offered = Course & { price: NonNullable<Course['price']> } & Omit<Product, 'kind'> & {
    productKind: ProductKind
  }

export const isSold = (course: Course): course is Course & { price: NonNullable<Course['price']> } =>
  course.sellable && course.price !== null

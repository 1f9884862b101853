import { DISCOUNT_KINDS, OFFER_VERDICTS, PRODUCT_KINDS } from '@fathom/domain/shop'
import { COURSE_LEVELS } from '@fathom/domain/training'
import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'
import { paged } from '../shared/index.ts'

/** In minor units. */
const money = z.object({ amount: z.int(), currency: z.string() })

/** What this reader pays; `before` and `after` are equal without a discount (CO-02). */
export const priceToPayWire = z.object({
  before: money,
  after: money,
  discount: z.object({ kind: z.enum(DISCOUNT_KINDS), percent: z.int() }).nullable(),
})
export type PriceToPayWire = z.infer<typeof priceToPayWire>

/** What the course includes; `lessons` and `exams` are 0 while no package is imported. */
const insideWire = z.object({
  lessons: z.int(),
  exams: z.int(),
  minutes: z.int(),
  /** Pool sessions. */
  skills: z.int(),
  dives: z.int(),
  /** Whether the course ends with a card. */
  card: z.boolean(),
  /** The language of the outline's titles; null while no package is imported. */
  culture: z.string().nullable(),
  outline: z.array(z.object({ title: z.string(), minutes: z.int().nullable(), isExam: z.boolean() })),
})

/** What the course requires; `isMet` is null when unknown. */
const prerequisiteWire = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('age'), years: z.int(), isMet: z.boolean().nullable() }),
  z.object({
    ask: z.literal('after'),
    packageId: z.uuid(),
    title: z.string(),
    isMet: z.boolean().nullable(),
  }),
  z.object({ ask: z.literal('dives'), count: z.int(), isMet: z.boolean().nullable() }),
])
export type PrerequisiteWire = z.infer<typeof prerequisiteWire>

const catalogCourseWire = z.object({
  packageId: z.uuid(),
  /** The product name in the organization's own shop. */
  product: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  level: z.enum(COURSE_LEVELS),
  /** VA-10: beginner level and for sale. */
  isEntry: z.boolean(),
  languages: z.array(z.string()),
  dives: z.int(),
  minutes: z.int(),
  scene: z.string(),
  price: priceToPayWire,
  /** Whether the reader already takes it or is entitled to it. */
  isMine: z.boolean(),
  /** Both only with `expanded`. */
  inside: insideWire.optional(),
  prerequisites: z.array(prerequisiteWire).optional(),
})
export type CatalogCourseWire = z.infer<typeof catalogCourseWire>

/** GET catalog/courses/{packageId}: the page of one course. */
export const catalogEntryWire = catalogCourseWire.extend({
  inside: insideWire,
  prerequisites: z.array(prerequisiteWire),
  /** SN-02: whether the reader may buy it, or why not. */
  verdict: z.enum(OFFER_VERDICTS),
  /** The price for club members; null for readers who already pay it. */
  clubPrice: money.nullable(),
})
export type CatalogEntryWire = z.infer<typeof catalogEntryWire>

const counts = z.record(z.string(), z.int())

/**
 * GET catalog/courses (CA-54). `counts` says how many results each option would show with the other filters
 * unchanged.
 */
export const catalogCoursesWire = z.object({
  ...paged(catalogCourseWire).shape,
  counts: z.object({
    kind: counts,
    level: counts,
    language: counts,
    kindAny: z.int(),
    levelAny: z.int(),
    languageAny: z.int(),
  }),
})
export type CatalogCoursesWire = z.infer<typeof catalogCoursesWire>

const PAGE_SIZE = 24
const LARGEST_PAGE = 100

/** `?search=&kind=&level=&language=&page=&pageSize=&expanded=true&culture=`, all optional. */
export const catalogQuery = z.object({
  search: z.string().max(200).default(''),
  kind: z.enum(PRODUCT_KINDS).optional(),
  level: z.enum(COURSE_LEVELS).optional(),
  language: z.string().max(35).optional(),
  page: decimal(z.number().int().min(1).max(10_000)).default(1),
  pageSize: decimal(z.number().int().min(1).max(LARGEST_PAGE)).default(PAGE_SIZE),
  expanded: z.enum(['true', 'false', '']).optional(),
  culture: z.string().max(35).optional(),
})
export type CatalogQueryWire = z.input<typeof catalogQuery>

export const catalogEntryQuery = z.object({ culture: z.string().max(35).optional() })

import { DISCOUNT_KINDS, PRODUCT_KINDS } from '@fathom/domain/shop'
import { COURSE_LEVELS } from '@fathom/domain/training'
import { z } from 'zod'
import { paged } from '../shared/index.ts'

/** In minor units. */
const money = z.object({ amount: z.int(), currency: z.string() })

/** What this reader pays; `before` and `after` are the same without a discount (CO-02). */
export const priceToPayWire = z.object({
  before: money,
  after: money,
  discount: z.object({ kind: z.enum(DISCOUNT_KINDS), percent: z.int() }).nullable(),
})
export type PriceToPayWire = z.infer<typeof priceToPayWire>

/** What one gets; `lessons` and `exams` are 0 while no package is imported. */
const insideWire = z.object({
  lessons: z.int(),
  exams: z.int(),
  minutes: z.int(),
  /** Sessions in a pool. */
  skills: z.int(),
  dives: z.int(),
  /** Whether it ends with a card. */
  card: z.boolean(),
  /** In which the titles of the outline are written; null while no package is imported. */
  culture: z.string().nullable(),
  outline: z.array(z.object({ title: z.string(), minutes: z.int().nullable(), isExam: z.boolean() })),
})

/** What must be there first; `isMet` is null where nobody can tell. */
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
  /** The name by which the organisation's own shop knows it. */
  product: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  level: z.enum(COURSE_LEVELS),
  /** VA-10: at beginner level and sellable. */
  isEntry: z.boolean(),
  languages: z.array(z.string()),
  dives: z.int(),
  minutes: z.int(),
  scene: z.string(),
  price: priceToPayWire,
  /** Whether the reader takes it or may take it already. */
  isMine: z.boolean(),
  /** Both only when `expanded` is asked for. */
  inside: insideWire.optional(),
  prerequisites: z.array(prerequisiteWire).optional(),
})
export type CatalogCourseWire = z.infer<typeof catalogCourseWire>

/** GET catalog/courses/{packageId}: the page of one course. */
export const catalogEntryWire = catalogCourseWire.extend({
  inside: insideWire,
  prerequisites: z.array(prerequisiteWire),
  /** What members of the club pay; null for whoever pays it already. */
  clubPrice: money.nullable(),
})
export type CatalogEntryWire = z.infer<typeof catalogEntryWire>

const counts = z.record(z.string(), z.int())

/** GET catalog/courses (CA-54). `counts` says what each choice would show with the others as they are. */
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

/** `?search=&kind=&level=&language=&page=&pageSize=&expanded=true&culture=`, each of them left out at will. */
export const catalogQuery = z.object({
  search: z.string().max(200).default(''),
  kind: z.enum(PRODUCT_KINDS).optional(),
  level: z.enum(COURSE_LEVELS).optional(),
  language: z.string().max(35).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
  expanded: z.enum(['true', 'false', '']).optional(),
  culture: z.string().max(35).optional(),
})
export type CatalogQueryWire = z.input<typeof catalogQuery>

export const catalogEntryQuery = z.object({ culture: z.string().max(35).optional() })

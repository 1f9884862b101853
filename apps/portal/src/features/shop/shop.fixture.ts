import type { CatalogCoursesWire, CatalogCourseWire, CatalogEntryWire } from '@fathom/contract/shop'

/** For tests: courses of the shop as the server returns them. */
export const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
export const NIGHT = '01920000-0000-7000-8000-000000000005'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const LIST_PRICE = { before: usd(44_900), after: usd(44_900), discount: null }
export const CLUB_PRICE = {
  before: usd(44_900),
  after: usd(33_675),
  discount: { kind: 'club', percent: 25 } as const,
}

export const aShopCourse = (more: Partial<CatalogCourseWire> = {}): CatalogCourseWire => ({
  packageId: OPEN_WATER,
  product: 'OWD-200',
  title: 'Open Water Diver',
  summary: 'Learn to dive with a buddy.',
  kind: 'course',
  level: 'beginner',
  isEntry: true,
  languages: ['en-US'],
  dives: 4,
  minutes: 120,
  scene: 'open-water',
  price: LIST_PRICE,
  isMine: false,
  ...more,
})

export const aNightCourse = (more: Partial<CatalogCourseWire> = {}) =>
  aShopCourse({
    packageId: NIGHT,
    title: 'Night Diver',
    kind: 'specialty',
    level: 'continuing',
    isEntry: false,
    ...more,
  })

export const aCatalog = (
  items: CatalogCourseWire[],
  more: Partial<CatalogCoursesWire> = {},
): CatalogCoursesWire => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 24,
  counts: {
    kind: { course: 1, specialty: 1 },
    level: { beginner: 1, continuing: 1 },
    language: { 'en-US': 2, 'it-IT': 1 },
    kindAny: 2,
    levelAny: 2,
    languageAny: 2,
  },
  ...more,
})

export const aShopEntry = (more: Partial<CatalogEntryWire> = {}): CatalogEntryWire => ({
  ...aShopCourse(),
  inside: {
    lessons: 5,
    exams: 1,
    minutes: 120,
    skills: 5,
    dives: 4,
    card: true,
    culture: 'en-US',
    outline: [{ title: 'Water world', minutes: 14, isExam: false }],
  },
  prerequisites: [{ ask: 'age', years: 10, isMet: true }],
  verdict: 'offer',
  clubPrice: usd(33_675),
  ...more,
})

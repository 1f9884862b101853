import { courseEntryWire } from '@fathom/contract/shop'
import { type CourseEntry, courseEntryProblem } from '@fathom/domain/shop'
import { isLocale, wordsIn } from '@fathom/domain/translations'
import type { StoredDocuments } from '../../platform/editions/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { listCourses, listCourseWords, readAsPublished } from '../training/index.ts'
import { listStoredProducts } from './shop.store.ts'

/** OF-08: one document for each course; what is stored applies until something is published. */
export function publishCourseEntries({ db, editions }: Pick<Platform, 'db' | 'editions'>): void {
  const stored = async (): Promise<StoredDocuments<CourseEntry>> => {
    const [courses, words, products] = await Promise.all([
      listCourses(db, ''),
      listCourseWords(db),
      listStoredProducts(db),
    ])
    return new Map(
      courses.map(({ packageId, title }) => {
        const product = products.find((each) => each.packageId === packageId)
        const own = Object.entries(words.get(packageId) ?? {}).filter(([culture]) => isLocale(culture))
        const value = {
          ...{ isOffered: true, words: Object.fromEntries(own) },
          prerequisites: product?.prerequisites ?? null,
        }
        return [packageId, { title, value }]
      }),
    )
  }
  const published = editions.define({
    name: 'courses',
    right: 'courses',
    schema: courseEntryWire,
    defaults: () => ({}),
    stored,
    titleOf: ({ words }, culture) => wordsIn(words, culture)?.title,
    problems: (value, packageId) => {
      const problem = courseEntryProblem(value, packageId)
      return problem ? [problem] : []
    },
  })
  readAsPublished(db, published.current)
}

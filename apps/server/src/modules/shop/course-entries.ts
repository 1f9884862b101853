import { courseEntryWire } from '@fathom/contract/shop'
import { type CourseEntry, courseEntryProblem } from '@fathom/domain/shop'
import { isLocale, wordsIn } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import type { Published, StoredDocuments } from '../../platform/editions/index.ts'
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
    problems: async (value, packageId, tx) => {
      const problem = courseEntryProblem(value, packageId, await readOrder(tx, published))
      return problem ? [problem] : []
    },
  })
  readAsPublished(db, published.current)
}

async function readOrder(tx: Queryable, published: Pick<Published<CourseEntry>, 'current'>) {
  const [courses, products] = [await listCourses(tx, ''), await listStoredProducts(tx)]
  const stored = new Map(products.map(({ packageId, prerequisites }) => [packageId, prerequisites.after]))
  return new Map(
    courses.map(({ packageId }) => {
      const asked = published.current(packageId)?.prerequisites
      return [packageId, asked ? asked.after : (stored.get(packageId) ?? null)]
    }),
  )
}

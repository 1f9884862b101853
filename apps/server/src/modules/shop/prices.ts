import { listedPriceWire } from '@fathom/contract/shop'
import { type ListedPrice, PRICE_LIST, type Prices, priceNameOf, priceProblems } from '@fathom/domain/shop'
import type { StoredDocuments } from '../../platform/editions/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { listCourses } from '../training/index.ts'

/** OF-08: one document for each price. Courses have theirs in the catalog until another one is published. */
export function createPrices({ db, editions }: Pick<Platform, 'db' | 'editions'>): Prices {
  const stored = async (culture: string): Promise<StoredDocuments<ListedPrice>> => {
    const courses = await listCourses(db, culture)
    return new Map(
      courses.flatMap(({ price, title, packageId }) =>
        price ? [[priceNameOf({ packageId }), { title, value: listed(price) }] as const] : [],
      ),
    )
  }
  const published = editions.define({
    name: 'prices',
    right: 'finance',
    schema: listedPriceWire,
    defaults: () => PRICE_LIST,
    stored,
    problems: priceProblems,
  })
  const of = (name: string) => {
    const price = published.current(name)
    if (!price) throw new Error(`there is no price ${name}`)
    return price
  }
  return {
    of,
    single: (name) => single(of(name)),
    ofCourse: (course) => {
      const price = course.price && published.current(priceNameOf(course))
      return price ? { ...course, price: single(price) } : course
    },
  }
}

const listed = ({ amount, currency }: { amount: number; currency: string }): ListedPrice => ({
  currency,
  amounts: { price: amount },
})

const single = ({ currency, amounts }: ListedPrice) => ({ amount: amounts.price ?? 0, currency })

import { isSold, type Offered, priceToPay } from '@fathom/domain/shop'
import type { Course } from '@fathom/domain/training'
import { listCourses, listCulturesByCourse } from '../training/index.ts'
import { loadOffers, type Offers } from './load-offers.ts'
import type { Discounted, ShopDeps, ShopReader } from './shop.deps.ts'
import { listProducts } from './shop.store.ts'

/** Everything in the shop, in catalog order, without courses that aren't sold or have no product. */
async function listOffered({ db, prices }: ShopDeps, courses: readonly Course[]): Promise<Offered[]> {
  const [products, cultures] = await Promise.all([listProducts(db), listCulturesByCourse(db)])
  return courses
    .filter(isSold)
    .map(prices.ofCourse)
    .flatMap((course) => {
      const found = products.find(({ packageId }) => packageId === course.packageId)
      if (!found) return []
      const { kind: productKind, ...product } = found
      const languages = cultures.get(course.packageId) ?? product.languages
      return [{ ...course, ...product, languages, productKind }]
    })
}

export type Shop = {
  offered: readonly Offered[]
  /** Of all courses: one that isn't offered any more can still be needed for another one. */
  titles: ReadonlyMap<string, string>
  /** What may be offered to the reader (SN-02). */
  offers: Offers
  discounts: readonly Discounted[]
}

/** The shop as this reader sees it. */
export async function loadShop(deps: ShopDeps, { caller, culture }: ShopReader): Promise<Shop> {
  const courses = await listCourses(deps.db, culture)
  const [offered, offers, discounts] = await Promise.all([
    listOffered(deps, courses),
    loadOffers(deps, caller),
    deps.listDiscounts(caller),
  ])
  const titles = new Map(courses.map(({ packageId, title }) => [packageId, title]))
  return { offered, titles, offers, discounts }
}

export const priceOf = ({ discounts }: Pick<Shop, 'discounts'>, { price, packageId }: Offered) => {
  const holds = discounts.filter((each) => each.packageId === undefined || each.packageId === packageId)
  return priceToPay(
    price,
    holds.map(({ kind, percent }) => ({ kind, percent })),
  )
}

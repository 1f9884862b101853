import type { CatalogCoursesWire, CatalogEntryWire } from '@fathom/contract/shop'
import { type CatalogFilter, filterCatalog, priceToPay } from '@fathom/domain/shop'
import { Problem } from '../../platform/problem.ts'
import { expand, wireOf } from './course-on-show.ts'
import { loadShop, type Shop } from './load-shop.ts'
import type { ShopDeps, ShopReader } from './shop.deps.ts'

type CatalogRequest = CatalogFilter & { page: number; pageSize: number; isExpanded: boolean }

/** SN-02: what is offered to the reader, and what they are taking. */
const isListed = ({ verdictOf, taken }: Shop['offers'], packageId: string): boolean => {
  const verdict = verdictOf(packageId)
  return verdict === 'offer' || (verdict === 'taken' && taken.has(packageId))
}

/** CA-54. */
export async function browseCatalog(
  deps: ShopDeps,
  reader: ShopReader,
  request: CatalogRequest,
): Promise<CatalogCoursesWire> {
  const shop = await loadShop(deps, reader)
  const { items, counts } = filterCatalog(
    shop.offered.filter(({ packageId }) => isListed(shop.offers, packageId)),
    request,
  )
  const { page, pageSize, isExpanded } = request
  const shown = items.slice((page - 1) * pageSize, page * pageSize)
  return {
    items: await Promise.all(
      shown.map(async (course) => ({
        ...wireOf(shop, course),
        ...(isExpanded && (await expand(deps, reader, shop, course))),
      })),
    ),
    total: items.length,
    page,
    pageSize,
    counts,
  }
}

export async function getCatalogEntry(
  deps: ShopDeps,
  reader: ShopReader,
  packageId: string,
): Promise<CatalogEntryWire> {
  const shop = await loadShop(deps, reader)
  const course = shop.offered.find((one) => one.packageId === packageId.toLowerCase())
  if (!course) throw new Problem('not-found', 404)
  const wire = wireOf(shop, course)
  const club = { kind: 'club', percent: deps.config.discounts.club } as const
  return {
    ...wire,
    ...(await expand(deps, reader, shop, course)),
    verdict: shop.offers.verdictOf(course.packageId),
    clubPrice: wire.price.discount?.kind === 'club' ? null : priceToPay(course.price, [club]).after,
  }
}

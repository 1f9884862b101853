import type { CatalogCoursesWire, CatalogEntryWire } from '@fathom/contract/shop'
import { type CatalogFilter, filterCatalog, priceToPay } from '@fathom/domain/shop'
import { Problem } from '../../platform/problem.ts'
import { expand, loadBeginner, wireOf } from './course-on-show.ts'
import { loadShop } from './load-shop.ts'
import type { ShopDeps, ShopReader } from './shop.deps.ts'

type CatalogRequest = CatalogFilter & { page: number; pageSize: number; isExpanded: boolean }

/** CA-54. */
export async function browseCatalog(
  deps: ShopDeps,
  reader: ShopReader,
  request: CatalogRequest,
): Promise<CatalogCoursesWire> {
  const shop = await loadShop(deps, reader)
  const { items, counts } = filterCatalog(shop.offered, request)
  const { page, pageSize, isExpanded } = request
  const shown = items.slice((page - 1) * pageSize, page * pageSize)
  const beginner = isExpanded ? await loadBeginner(deps, reader) : undefined
  return {
    items: await Promise.all(
      shown.map(async (course) => ({
        ...wireOf(shop, course),
        ...(beginner && (await expand(deps, reader, shop, course, beginner))),
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
    ...(await expand(deps, reader, shop, course, await loadBeginner(deps, reader))),
    clubPrice: wire.price.discount?.kind === 'club' ? null : priceToPay(course.price, [club]).after,
  }
}

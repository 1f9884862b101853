import type { CatalogCoursesWire } from '@fathom/contract/shop'
import type { ShopView } from './shop-view.ts'

/** What every tool of the shop is given. */
export type ToolsProps = {
  view: ShopView
  counts: CatalogCoursesWire['counts'] | undefined
  onChange: (part: Partial<ShopView>, how?: { replace?: boolean }) => void
}

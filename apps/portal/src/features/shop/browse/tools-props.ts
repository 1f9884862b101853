import type { CatalogCoursesWire } from '@fathom/contract/shop'
import type { ShopView } from './shop-view.ts'

/** The props of every filter of the shop. */
export type ToolsProps = {
  view: ShopView
  counts: CatalogCoursesWire['counts'] | undefined
  onChange: (part: Partial<ShopView>, how?: { replace?: boolean }) => void
}

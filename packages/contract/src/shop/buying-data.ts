import type { CatalogCourseWire } from './catalog.wire.ts'

/** What the organisation's shop is told with the exchange (CA-07), as the query of an address. */
export const buyingData = ({ product, price }: Pick<CatalogCourseWire, 'product' | 'price'>): string =>
  String(
    new URLSearchParams({
      product,
      ...(price.discount && { discount: price.discount.kind, percent: String(price.discount.percent) }),
    }),
  )

import type { CatalogCourseWire } from './catalog.wire.ts'

/** The data for the organization's shop in the exchange (CA-07), as a URL query. */
export const buyingData = ({ product, price }: Pick<CatalogCourseWire, 'product' | 'price'>): string =>
  String(
    new URLSearchParams({
      product,
      ...(price.discount && { discount: price.discount.kind, percent: String(price.discount.percent) }),
    }),
  )

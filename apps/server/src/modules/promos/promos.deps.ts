import type { User } from '@fathom/domain/session'
import type { Discount, Prices } from '@fathom/domain/shop'
import type { Platform } from '../../platform/platform.ts'

/** What the promotions need from other modules. */
export type PromosPorts = {
  prices: Pick<Prices, 'ofCourse'>
  /** The courses with a page in the shop: we recommend only those. */
  listOnShow: () => Promise<ReadonlySet<string>>
  /** The person's club discount; undefined for non-members. */
  findClubDiscount: (reader: User) => Promise<Discount | undefined>
}

export type PromosDeps = Pick<Platform, 'db' | 'clock' | 'config'> & PromosPorts

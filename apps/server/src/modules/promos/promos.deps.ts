import type { User } from '@fathom/domain/session'
import type { Discount } from '@fathom/domain/shop'
import type { Platform } from '../../platform/platform.ts'

/** What the promotions need of the rooms beside them. */
export type PromosPorts = {
  /** The courses that have a page in the shop: only those are recommended. */
  listOnShow: () => Promise<ReadonlySet<string>>
  /** What the club takes off for this person; undefined for whoever is no member. */
  findClubDiscount: (reader: User) => Promise<Discount | undefined>
}

export type PromosDeps = Pick<Platform, 'db' | 'clock' | 'config'> & PromosPorts

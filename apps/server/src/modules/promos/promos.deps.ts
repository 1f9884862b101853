import type { User } from '@fathom/domain/session'
import type { Discount, Held, OfferableCourse, OfferVerdict, Prices } from '@fathom/domain/shop'
import type { Platform } from '../../platform/platform.ts'

type OffersToPerson = {
  /** Those with prerequisites have a page in the shop: we recommend only those. */
  courses: readonly OfferableCourse[]
  verdictOf: (packageId: string) => OfferVerdict
  held: Held
  withoutECard: ReadonlySet<number>
}

/** What the promotions need from other modules. */
export type PromosPorts = {
  prices: Pick<Prices, 'ofCourse'>
  /** What may be offered to this person (SN-02). */
  loadOffers: (reader: User) => Promise<OffersToPerson>
  /** The person's club discount; undefined for non-members. */
  findClubDiscount: (reader: User) => Promise<Discount | undefined>
}

export type PromosDeps = Pick<Platform, 'db' | 'clock' | 'config'> & PromosPorts

import type { User } from '@fathom/domain/session'
import type { Discount, Prices } from '@fathom/domain/shop'
import type { Platform } from '../../platform/platform.ts'

/** A person's discount, and the course it applies to; without a course it applies to all. */
export type Discounted = Discount & { packageId?: string }

/** What the shop needs from other modules. */
export type ShopPorts = {
  prices: Pick<Prices, 'ofCourse'>
  /** From the club and from the offer recommended to this person (CO-02). */
  listDiscounts: (reader: User) => Promise<readonly Discounted[]>
}

export type ShopDeps = Pick<Platform, 'db' | 'clock' | 'config'> & ShopPorts

export type ShopReader = { caller: User; culture: string }

import type { User } from '@fathom/domain/session'
import type { Discount } from '@fathom/domain/shop'
import type { Platform } from '../../platform/platform.ts'

/** What somebody pays less, and for which course; without a course it holds for all. */
export type Discounted = Discount & { packageId?: string }

/** What the shop needs of the rooms beside it. */
export type ShopPorts = {
  /** Of the club and of the offer that is recommended to this person (CO-02). */
  listDiscounts: (reader: User) => Promise<readonly Discounted[]>
}

export type ShopDeps = Pick<Platform, 'db' | 'clock' | 'config'> & ShopPorts

export type ShopReader = { caller: User; culture: string }

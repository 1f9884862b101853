import { isClubMember } from '@fathom/domain/club'
import type { User } from '@fathom/domain/session'
import type { Prices } from '@fathom/domain/shop'
import { readClubStatus } from '../modules/club/index.ts'
import type { PromosModule, PromosPorts } from '../modules/promos/index.ts'
import { loadOffers, type ShopPorts } from '../modules/shop/index.ts'
import type { Platform } from '../platform/platform.ts'

type ComposedServer = Pick<Platform, 'db' | 'clock' | 'config'> & { prices: Prices }

/** What the course recommendation needs from the shop and the club. */
export function promosPorts({ db, clock, config, prices }: ComposedServer): PromosPorts {
  return {
    prices,
    loadOffers: (reader) => loadOffers({ db, clock }, reader),
    findClubDiscount: async ({ affiliateId }: User) =>
      isClubMember(await readClubStatus(db, affiliateId, clock.now()))
        ? { kind: 'club', percent: config.discounts.club }
        : undefined,
  }
}

/** The shop gets both discounts; which of them applies is its own rule. */
export function shopPorts(deps: ComposedServer, { findOfferedCourse }: PromosModule): ShopPorts {
  const { findClubDiscount } = promosPorts(deps)
  return {
    prices: deps.prices,
    listDiscounts: async (reader) => {
      const [club, packageId] = await Promise.all([findClubDiscount(reader), findOfferedCourse(reader)])
      const offer = packageId && { kind: 'offer' as const, percent: deps.config.discounts.offer, packageId }
      return [...(club ? [club] : []), ...(offer ? [offer] : [])]
    },
  }
}

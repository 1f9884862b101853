import type { User } from '@fathom/domain/session'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { promosArchiveWords } from './archive-words.ts'
import { offerRoutes } from './offer.routes.ts'
import { forgetDismissed, listDismissed } from './offer.store.ts'
import { fillDemoPromos } from './promos.demo.ts'
import type { PromosPorts } from './promos.deps.ts'
import { promotionCardRoutes } from './promotion-card.routes.ts'
import { createPromotions } from './promotions.ts'
import { findOfferedCourse } from './recommend.ts'

export type PromosModule = Module & {
  /** The course for which this person has the other offer (CO-02). */
  findOfferedCourse: (reader: User) => Promise<string | undefined>
}

export function promosModule(platform: Platform, ports: PromosPorts): PromosModule {
  const deps = { ...platform, ...ports }
  const promotions = createPromotions(platform)
  return {
    findOfferedCourse: (reader) => findOfferedCourse(deps, reader),
    renewDemo: async (tx, { name }) => {
      if (name === 'diver') await fillDemoPromos(tx)
    },
    routes: {
      offers: async (app) => {
        await app.register(promotionCardRoutes(deps, promotions))
        await app.register(offerRoutes(deps))
      },
    },
    archiveWords: promosArchiveWords,
    ownData: async (db, affiliateId) => ({ dismissedOffers: await listDismissed(db, affiliateId) }),
    forgetPerson: forgetDismissed,
    merging: { moves: [{ table: 'offer_dismissed', column: 'affiliate_id' }], stays: {} },
  }
}

import type { MailPurpose } from '@fathom/domain/preferences'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { findMailLanguage, mayMail } from './may-mail.ts'
import { preferencesMerging } from './merging.ts'
import { preferencesOwnData } from './own-data.ts'
import { preferenceRoutes } from './preference.routes.ts'
import { fillDemoPreferences } from './preferences.demo.ts'
import { recipientRoutes } from './recipient.routes.ts'
import { tourRoutes } from './tour.routes.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'
import { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribe-links.ts'
import { createUnsubscribeTokens } from './unsubscribe-token.ts'

/** For the modules that send mail: whether they may, in which language, and how the reader unsubscribes. */
export type MailChoices = {
  mayMail(db: Queryable, affiliateId: number, purpose: MailPurpose): Promise<boolean>
  findMailLanguage(db: Queryable, affiliateId: number): Promise<Locale | undefined>
  unsubscribeLinks: UnsubscribeLinks
}

export function preferencesModule(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'secrets'>,
): Module & MailChoices {
  const tokens = createUnsubscribeTokens(platform.secrets, platform.clock)
  return {
    ...preferencesOwnData,
    merging: preferencesMerging,
    mayMail,
    findMailLanguage,
    unsubscribeLinks: createUnsubscribeLinks(platform.config, tokens),
    demo: (tx, person) => fillDemoPreferences(tx, person, platform.clock.now()),
    routes: {
      preferences: async (app) => {
        await app.register(preferenceRoutes(platform))
        await app.register(recipientRoutes(platform))
        await app.register(tourRoutes(platform))
        await app.register(unsubscribeRoutes(platform, tokens))
      },
    },
  }
}

import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { preferencesOwnData } from './own-data.ts'
import { preferenceRoutes } from './preference.routes.ts'
import { fillDemoPreferences } from './preferences.demo.ts'
import { recipientRoutes } from './recipient.routes.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'
import { createUnsubscribeHeaders, type UnsubscribeHeaders } from './unsubscribe-headers.ts'
import { createUnsubscribeTokens } from './unsubscribe-token.ts'

type PreferencesModule = Module & {
  /** For the rooms that send messages which need a yes. */
  unsubscribeHeaders: UnsubscribeHeaders
}

export function preferencesModule(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'secrets'>,
): PreferencesModule {
  const tokens = createUnsubscribeTokens(platform.secrets, platform.clock)
  return {
    ...preferencesOwnData,
    unsubscribeHeaders: createUnsubscribeHeaders(platform.config, tokens),
    demo: (tx, person) => fillDemoPreferences(tx, person, platform.clock.now()),
    routes: {
      preferences: async (app) => {
        await app.register(preferenceRoutes(platform))
        await app.register(recipientRoutes(platform))
        await app.register(unsubscribeRoutes(platform, tokens))
      },
    },
  }
}

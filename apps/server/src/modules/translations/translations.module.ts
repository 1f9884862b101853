import {
  keysOf,
  MOST_KEYS_AT_ONCE,
  supportedLanguagesWire,
  translateBatchQueryWire,
  translateQueryWire,
  translationsWire,
  translationWire,
} from '@fathom/contract/translations'
import { LANGUAGE_NAMES, OFFERED_LOCALES } from '@fathom/domain/translations'
import { readCatalogue } from '@fathom/locales/node'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Module } from '../../platform/module.ts'
import { Problem } from '../../platform/problem.ts'
import { findTranslation } from './find-translation.ts'
import { messageRoutes, overrideRoutes } from './override.routes.ts'
import type { Translations } from './translations.ts'

/** The account pages and the unsubscribed page call these before sign-in (RO-01). */
const config = { open: true }

export function translationsModule(translations: Pick<Translations, 'find' | 'close'>): Module {
  const withOverrides: FastifyPluginAsyncZod = async (app) => {
    await app.register(learning)
    await app.register(overrideRoutes(translations))
    app.addHook('onClose', async () => translations.close())
  }
  return { routes: { learning: withOverrides, office: messageRoutes } }
}

const learning: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/globals/SupportedLanguages',
    {
      config,
      schema: { summary: 'The languages that people can choose', response: { 200: supportedLanguagesWire } },
    },
    async () => ({
      items: OFFERED_LOCALES.map((tag) => ({ ietfLanguageTag: tag, name: LANGUAGE_NAMES[tag] })),
    }),
  )

  app.get(
    '/translations/translate',
    {
      config,
      schema: {
        summary: 'One text, by its key',
        querystring: translateQueryWire,
        response: { 200: translationWire },
      },
    },
    async ({ query }) => {
      const translation = findTranslation(readCatalogue, query.key, query.culture)
      if (!translation) throw new Problem('translation-not-found', 404)
      return translation
    },
  )

  app.get(
    '/translations/translate/batch',
    {
      config,
      schema: {
        summary: `The words of up to ${MOST_KEYS_AT_ONCE} keys, as keys[0], keys[1] and so on`,
        querystring: translateBatchQueryWire,
        response: { 200: translationsWire },
      },
    },
    async ({ query: { culture, ...numbered } }) => {
      const keys = keysOf(numbered)
      if (keys.length === 0) throw new Problem('no-keys', 400, { errors: ['Name at least one key.'] })
      if (keys.length > MOST_KEYS_AT_ONCE)
        throw new Problem('too-many-keys', 400, { errors: [`At most ${MOST_KEYS_AT_ONCE} keys at once.`] })
      const found = keys.map((key) => findTranslation(readCatalogue, key, culture))
      return {
        items: found.filter((translation) => translation !== undefined),
        missing: keys.filter((_, at) => found[at] === undefined),
      }
    },
  )
}

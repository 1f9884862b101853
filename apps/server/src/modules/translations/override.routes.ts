import { overridesParams, ownMessagesParams, ownMessagesWire, wordsWire } from '@fathom/contract/translations'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import { originalCatalogue, readTranslatorNotes } from '@fathom/locales/node'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { declareRight } from '../../platform/http/index.ts'
import { Problem } from '../../platform/problem.ts'
import type { Translations } from './translations.ts'

/** The address names the version, so what it answers never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

/** For the portal, before anyone has signed in. */
export const overrideRoutes =
  (translations: Pick<Translations, 'find'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/translations/overrides/:locale/:version',
      {
        config: { open: true },
        schema: {
          summary: 'The texts that staff have published for a locale, compiled for the portal',
          params: overridesParams,
          response: { 200: wordsWire },
        },
      },
      async ({ params: { locale, version } }, reply) => {
        const words = translations.find(locale, version)
        if (!words) throw new Problem('not-found', 404)
        reply.header('cache-control', FOREVER)
        return words as z.infer<typeof wordsWire>
      },
    )
  }

/** OF-08: what staff search in; the same until the next release. */
export const messageRoutes: FastifyPluginAsyncZod = async (app) => {
  declareRight(app, { right: 'content' })
  app.get(
    '/content/translations/:locale/messages',
    {
      schema: {
        summary: 'Every text of a locale with its English original and the note for translators',
        params: ownMessagesParams,
        response: { 200: ownMessagesWire },
      },
    },
    async ({ params: { locale } }) => messagesOf(locale),
  )
}

function messagesOf(locale: Locale) {
  const texts = originalCatalogue(locale)
  const notes = readTranslatorNotes()
  const messages = [...originalCatalogue(DEFAULT_LOCALE)].map(([key, english]) => ({
    ...{ key, english, text: texts.get(key) ?? english, note: notes.get(key) ?? '' },
  }))
  return { messages }
}

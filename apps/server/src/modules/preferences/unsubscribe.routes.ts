import {
  listUnsubscribeQueryWire,
  oneClickQueryWire,
  oneClickWire,
  type UnsubscribeWire,
  unsubscribedWire,
  unsubscribeParamsWire,
  unsubscribeQueryWire,
  unsubscribeWire,
} from '@fathom/contract/preferences'
import { DEFAULT_LOCALE, isLocale } from '@fathom/domain/translations'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { readForms } from './one-click-body.ts'
import { findPreference } from './preferences.store.ts'
import { unsubscribe } from './unsubscribe.ts'
import { pageAddress } from './unsubscribe-headers.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

/** Whoever reads the message may leave, signed in or not; the token of the link is what entitles (CA-31). */
const config = { open: true }

export function unsubscribeRoutes(
  { db, clock, config: { publicUrl } }: Pick<Platform, 'db' | 'clock' | 'config'>,
  tokens: UnsubscribeTokens,
): FastifyPluginAsyncZod {
  return async (app) => {
    readForms(app)

    app.get(
      '/unsubscribe/:globalUid',
      {
        config,
        schema: {
          summary: 'Whether the reader of the message is unsubscribed; asking changes nothing',
          params: unsubscribeParamsWire,
          querystring: unsubscribeQueryWire,
          response: { 200: unsubscribedWire },
        },
      },
      async ({ params, query }) => {
        const kept = await findPreference(db, tokens.open(params.globalUid, query.token))
        const unsubscribed = kept !== undefined && !kept.organisation && !kept.thirdParty
        return { id: params.globalUid, unsubscribed }
      },
    )

    app.get(
      '/unsubscribe',
      {
        config,
        schema: {
          summary: 'Leads to the page that asks; for mail programs that open what others post to',
          querystring: listUnsubscribeQueryWire,
        },
      },
      async ({ query: { id, token, lang = '', sfm_jobid } }, reply) => {
        const link = new URLSearchParams({ id, token, ...(sfm_jobid !== undefined && { sfm_jobid }) })
        return reply.redirect(pageAddress(publicUrl, isLocale(lang) ? lang : DEFAULT_LOCALE, link))
      },
    )

    app.post(
      '/unsubscribe',
      {
        config,
        schema: {
          summary: 'Unsubscribe from everything; takes the one-click form of RFC 8058 too',
          querystring: oneClickQueryWire,
          body: z.union([unsubscribeWire, oneClickWire]),
          response: { 200: unsubscribedWire },
        },
      },
      async ({ body, query }) => {
        const wish = 'id' in body ? body : oneClick(query)
        const affiliateId = tokens.open(wish.id, wish.token)
        const way = 'id' in body ? 'unsubscribe-link' : 'one-click'
        await unsubscribe(db, affiliateId, wish, { way, at: clock.now() })
        return { id: wish.id, unsubscribed: true }
      },
    )
  }
}

function oneClick({ id, token, sfm_jobid }: z.infer<typeof oneClickQueryWire>): UnsubscribeWire {
  if (id === undefined || token === undefined) throw new Problem('link-invalid', 403)
  return { id, token, sfm_jobid }
}

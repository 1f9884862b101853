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
import { type MailList, purposesOf } from '@fathom/domain/preferences'
import { DEFAULT_LOCALE, isLocale } from '@fathom/domain/translations'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { mayMail } from './may-mail.ts'
import { readForms } from './one-click-body.ts'
import { unsubscribe } from './unsubscribe.ts'
import { pageAddress } from './unsubscribe-links.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

/**
 * Any reader of the message may unsubscribe, signed in or not; the token in the link authorizes them (CA-31).
 */
const config = { open: true }

/** The list for a link that names none, because the link in the specification has none. */
const USUAL: MailList = 'marketing'

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
          summary: 'Whether the reader of the message is unsubscribed',
          params: unsubscribeParamsWire,
          querystring: unsubscribeQueryWire,
          response: { 200: unsubscribedWire },
        },
      },
      async ({ params, query }) => {
        const { token, list = USUAL } = query
        const affiliateId = tokens.open(params.globalUid, token, list)
        const may = await Promise.all(purposesOf(list).map((purpose) => mayMail(db, affiliateId, purpose)))
        return { id: params.globalUid, unsubscribed: !may.includes(true) }
      },
    )

    app.get(
      '/unsubscribe',
      {
        config,
        schema: {
          summary: 'Redirect to the page that asks, for mail programs that open the link',
          querystring: listUnsubscribeQueryWire,
        },
      },
      async ({ query: { id, token, list = USUAL, lang = '', sfm_jobid } }, reply) => {
        const link = new URLSearchParams({ id, token, list, ...(sfm_jobid !== undefined && { sfm_jobid }) })
        return reply.redirect(pageAddress(publicUrl, isLocale(lang) ? lang : DEFAULT_LOCALE, link))
      },
    )

    app.post(
      '/unsubscribe',
      {
        config,
        schema: {
          summary: 'Unsubscribe from what the link is about; takes the one-click form of RFC 8058 too',
          querystring: oneClickQueryWire,
          body: z.union([unsubscribeWire, oneClickWire]),
          response: { 200: unsubscribedWire },
        },
      },
      async ({ body, query }) => {
        const input = 'id' in body ? body : oneClick(query)
        const { id, token, list = USUAL } = input
        const affiliateId = tokens.open(id, token, list)
        const way = 'id' in body ? 'unsubscribe-link' : 'one-click'
        await unsubscribe(db, affiliateId, list, input, { way, at: clock.now() })
        return { id, unsubscribed: true }
      },
    )
  }
}

function oneClick({ id, token, list, sfm_jobid }: z.infer<typeof oneClickQueryWire>): UnsubscribeWire {
  if (id === undefined || token === undefined) throw new Problem('link-invalid', 403)
  return { id, token, list, sfm_jobid }
}

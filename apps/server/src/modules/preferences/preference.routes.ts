import {
  consentWire,
  marketingLanguagesWire,
  preferenceWire,
  type SavePreferenceWire,
  savePreferenceWire,
} from '@fathom/contract/preferences'
import { affiliateIdWire, decimal, paged } from '@fathom/contract/shared'
import type { User } from '@fathom/domain/session'
import { LANGUAGE_NAMES } from '@fathom/domain/translations'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ifMatchHeader, versionIn } from '../../platform/http/index.ts'
import { mustBeOwn } from '../../platform/own.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { countConsents, listConsents } from './consent.store.ts'
import { listMarketingLanguages } from './marketing-languages.ts'
import { getOwnPreference, savePreference } from './own-preference.ts'

const own = z.object({ affiliateId: affiliateIdWire })
const pageQuery = z.object({
  page: decimal(z.number().int().min(1).max(10_000)).default(1),
  pageSize: decimal(z.number().int().min(1).max(100)).default(20),
})

/** CA-30, CA-32 */
export function preferenceRoutes({ db, clock }: Pick<Platform, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/preference/:affiliateId',
      { schema: { summary: 'What I have agreed to', params: own, response: { 200: preferenceWire } } },
      async ({ caller, params }, reply) => {
        mustBeOwn(caller, params.affiliateId)
        return withVersion(reply, await getOwnPreference(db, caller))
      },
    )

    app.get(
      '/preference/:affiliateId/history',
      {
        schema: {
          summary: 'Every change of what I have agreed to, the newest first',
          params: own,
          querystring: pageQuery,
          response: { 200: paged(consentWire) },
        },
      },
      async ({ caller, params, query: { page, pageSize } }) => {
        mustBeOwn(caller, params.affiliateId)
        const window = { limit: pageSize, offset: (page - 1) * pageSize }
        const items = await listConsents(db, caller.affiliateId, window)
        return { items, total: await countConsents(db, caller.affiliateId), page, pageSize }
      },
    )

    const save = (caller: User, wanted: SavePreferenceWire, startedFrom: number | undefined, id?: string) =>
      savePreference(db, caller, wanted, { startedFrom, id, at: clock.now() })

    app.post(
      '/preference',
      {
        schema: {
          summary: 'Save my choices for the first time',
          headers: ifMatchHeader,
          body: savePreferenceWire,
          response: { 200: preferenceWire },
        },
      },
      async ({ caller, headers, body }, reply) =>
        withVersion(reply, await save(caller, body, versionIn(headers))),
    )

    app.put(
      '/preference/:id',
      {
        schema: {
          summary: 'Change my choices; a change that started from an older version is answered 409',
          params: z.object({ id: z.string().max(64) }),
          headers: ifMatchHeader,
          body: savePreferenceWire,
          response: { 200: preferenceWire },
        },
      },
      async ({ caller, params, headers, body }, reply) =>
        withVersion(reply, await save(caller, body, versionIn(headers), params.id)),
    )

    app.get(
      '/MarketingLanguage/:affiliateType',
      {
        schema: {
          summary: 'The languages that this kind of person can be written to in',
          params: z.object({ affiliateType: decimal(z.number().int().min(0).max(32_767)) }),
          response: { 200: marketingLanguagesWire },
        },
      },
      async ({ params }) => {
        const languages = await listMarketingLanguages(db, params.affiliateType)
        if (languages.length === 0) throw new Problem('not-found', 404)
        return { items: languages.map((tag) => ({ ietfLanguageTag: tag, name: LANGUAGE_NAMES[tag] })) }
      },
    )
  }
}

function withVersion<Stored extends { version: number }>(
  reply: { header(name: string, value: string): unknown },
  stored: Stored,
): Stored {
  reply.header('etag', `"${stored.version}"`)
  return stored
}

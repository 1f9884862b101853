import { catalogCoursesWire, catalogEntryQuery, catalogEntryWire, catalogQuery } from '@fathom/contract/shop'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingCulture } from '../../platform/reading-culture.ts'
import { browseCatalog, getCatalogEntry } from './browse-catalog.ts'
import type { ShopDeps } from './shop.deps.ts'

export const shopRoutes =
  (deps: ShopDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/catalog/courses',
      {
        schema: {
          summary: "The shop's courses and products by words, kind, level and language, with my prices",
          querystring: catalogQuery,
          response: { 200: catalogCoursesWire },
        },
      },
      (request) => {
        const { search, kind, level, language, page, pageSize, expanded } = request.query
        const reader = { caller: request.caller, culture: readingCulture(request) }
        const isExpanded = expanded !== undefined && expanded !== 'false'
        return browseCatalog(deps, reader, { search, kind, level, language, page, pageSize, isExpanded })
      },
    )
    app.get(
      '/catalog/courses/:packageId',
      {
        schema: {
          summary: 'One course of the shop, with what is inside and what must be there first',
          params: z.object({ packageId: z.string().max(100) }),
          querystring: catalogEntryQuery,
          response: { 200: catalogEntryWire },
        },
      },
      (request) =>
        getCatalogEntry(
          deps,
          { caller: request.caller, culture: readingCulture(request) },
          request.params.packageId,
        ),
    )
  }

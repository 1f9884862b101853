import { affiliateIdWire } from '@fathom/contract/shared'
import { entitlementsWire, otherCoursesWire } from '@fathom/contract/training'
import { jumpPageFor } from '@fathom/domain/training'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mustBeOwn } from '../../platform/own.ts'
import type { Platform } from '../../platform/platform.ts'
import { listCulturesByCourse } from './content/content.store.ts'
import { listEntitlements } from './training.store.ts'

type Deps = Pick<Platform, 'db'>

/** CA-17: on both paths. */
export const entitlementRoutes =
  ({ db }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    for (const path of ['/entitlements/:affiliateId', '/v2/entitlements/:affiliateId'])
      app.get(
        path,
        {
          schema: {
            summary: 'What I am entitled to learn',
            params: z.object({ affiliateId: affiliateIdWire }),
            response: { 200: entitlementsWire },
          },
        },
        async ({ caller, params }) => {
          mustBeOwn(caller, params.affiliateId)
          const items = await listEntitlements(db, caller.affiliateId)
          const taughtHere = await listCulturesByCourse(db)
          return {
            affiliateId: caller.affiliateId,
            items: items.map((item) => ({ ...item, hasLessons: taughtHere.has(item.packageId) })),
          }
        },
      )
  }

/** CA-29. */
export const journeyRoutes =
  ({ db }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/journey/routing/othercourses',
      { schema: { summary: 'The page on which my pro journey opens', response: { 200: otherCoursesWire } } },
      async ({ caller }) => ({
        jumpPage: jumpPageFor(await listEntitlements(db, caller.affiliateId)) ?? null,
      }),
    )
  }

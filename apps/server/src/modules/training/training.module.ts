import { entitlementsWire, otherCoursesWire } from '@fathom/contract/training'
import { jumpPageFor } from '@fathom/domain/training'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Module } from '../../platform/module.ts'
import { mustBeOwn } from '../../platform/own.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { contentRoutes } from './content/origin/content.routes.ts'
import { trainingOwnData } from './own-data.ts'
import { fillDemoTraining } from './training.demo.ts'
import { listEntitlements } from './training.store.ts'

/** Beside its calls the room has the origin that course packages run on. */
export type TrainingModule = Module & { content: FastifyPluginAsync }

export function trainingModule(platform: Platform): TrainingModule {
  const { db } = platform
  return {
    content: contentRoutes({
      ...platform,
      commitAttempt: async () => {
        throw new Problem('not-available', 503)
      },
      findPackage: async () => undefined,
    }),
    ...trainingOwnData,
    demo: fillDemoTraining,
    routes: {
      learning: async (app) => {
        for (const path of ['/entitlements/:affiliateId', '/v2/entitlements/:affiliateId'])
          app.get(
            path,
            {
              schema: {
                summary: 'What I am entitled to learn',
                params: z.object({ affiliateId: z.coerce.number().int() }),
                response: { 200: entitlementsWire },
              },
            },
            async ({ caller, params }) => {
              mustBeOwn(caller, params.affiliateId)
              return {
                affiliateId: caller.affiliateId,
                items: await listEntitlements(db, caller.affiliateId),
              }
            },
          )
      },
      pro: async (app) => {
        app.post(
          '/journey/routing/othercourses',
          { schema: { summary: 'Where my pro journey jumps to', response: { 200: otherCoursesWire } } },
          async ({ caller }) => ({
            jumpPage: jumpPageFor(await listEntitlements(db, caller.affiliateId)) ?? null,
          }),
        )
      },
    },
  }
}

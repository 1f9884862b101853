import { practiceReviewsWire, practiceWire } from '@fathom/contract/training'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TrainingDeps } from '../training.deps.ts'
import { addPractice, getPractice } from './practice.ts'

export const practiceRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const params = z.object({ id: z.string().max(100) })
    app.get(
      '/courses/:id/practice',
      {
        schema: {
          summary: 'The questions that I should repeat in a course',
          params,
          response: { 200: practiceWire },
        },
      },
      ({ caller, params }) => getPractice(deps, caller.affiliateId, params.id),
    )
    app.put(
      '/courses/:id/practice',
      {
        schema: {
          summary: 'Save my answers in practice',
          params,
          body: practiceReviewsWire,
          response: { 200: practiceWire },
        },
      },
      ({ caller, params, body }) => addPractice(deps, caller.affiliateId, params.id, body),
    )
  }

import {
  attemptWire,
  committedWire,
  commitWire,
  launchRequestWire,
  launchWire,
} from '@fathom/contract/training'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingCulture } from '../../../platform/reading-culture.ts'
import { listEnrolments } from '../enrolments/enrolment.store.ts'
import { isUuid } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { findAttempt, isServerExam } from './attempt.store.ts'
import { commitAttempt, noAttemptFound } from './commit-attempt.ts'
import { attemptWireOf, launch, type PrepareLaunch } from './launch.ts'

/** Enough for the longest state with every character escaped, and for the answers. */
const LONGEST_COMMIT_BYTES = 4_000_000

export const attemptRoutes =
  (deps: TrainingDeps, prepareLaunch: PrepareLaunch): FastifyPluginAsyncZod =>
  async (app) => {
    const params = z.object({ attemptId: z.string().max(100) })
    app.post(
      '/courses/:id/launch',
      {
        schema: {
          summary: 'Open a part of a course, or where I left off',
          params: z.object({ id: z.string().max(100) }),
          querystring: z.object({ culture: z.string().max(35).optional() }),
          body: launchRequestWire,
          response: { 200: launchWire },
        },
      },
      async ({ caller, params, body, query, headers }) => {
        const culture = readingCulture({ query, headers, caller })
        return launch(deps, prepareLaunch, caller, params.id, { ...body, culture })
      },
    )
    app.get(
      '/attempts/:attemptId',
      { schema: { summary: 'One attempt of mine, with its state', params, response: { 200: attemptWire } } },
      async ({ caller: { affiliateId }, params: { attemptId } }) => {
        const attempt = isUuid(attemptId) ? await findAttempt(deps.db, affiliateId, attemptId) : undefined
        const enrolment = (await listEnrolments(deps.db, affiliateId)).find(
          ({ enrolmentId }) => enrolmentId === attempt?.enrolmentId,
        )
        if (!attempt || !enrolment) throw noAttemptFound(attemptId)
        const wire = attemptWireOf(attempt, enrolment.packageId)
        // What a package stored about an exam may contain its right answers.
        return (await isServerExam(deps.db, affiliateId, attemptId)) ? { ...wire, state: null } : wire
      },
    )
    app.put(
      '/attempts/:attemptId',
      {
        bodyLimit: LONGEST_COMMIT_BYTES,
        schema: {
          summary: 'Save where I am in a lesson',
          params,
          body: commitWire,
          response: { 200: committedWire },
        },
      },
      ({ caller, params, body }) => commitAttempt(deps, caller.affiliateId, params.attemptId, body),
    )
  }

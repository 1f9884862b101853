import { lessonFailureAnswerWire, lessonFailureWire } from '@fathom/contract/training'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findAttempt } from '../attempts/attempt.store.ts'
import { noAttemptFound } from '../attempts/commit-attempt.ts'
import { listEnrolments } from '../enrolments/enrolment.store.ts'
import { isUuid } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { isUnitHeard, recordFailure } from './failure.store.ts'

/** What the page around a lesson reports when the lesson itself doesn't (LE-03). */
export const failureRoutes =
  ({ db, clock, log }: Pick<TrainingDeps, 'db' | 'clock' | 'log'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/attempts/:attemptId/failures',
      {
        schema: {
          summary: 'Report that a lesson did not start; answers whether it has reached the server after all',
          params: z.object({ attemptId: z.string().max(100) }),
          body: lessonFailureWire,
          response: { 200: lessonFailureAnswerWire },
        },
      },
      async ({ caller: { affiliateId }, params: { attemptId }, body: { reason } }) => {
        const attempt = isUuid(attemptId) ? await findAttempt(db, affiliateId, attemptId) : undefined
        const enrolment = (await listEnrolments(db, affiliateId)).find(
          ({ enrolmentId }) => enrolmentId === attempt?.enrolmentId,
        )
        if (!attempt || !enrolment?.contentId) throw noAttemptFound(attemptId)
        if (reason === 'no-contact' && (await isUnitHeard(db, affiliateId, attempt.attemptId)))
          return { isHeard: true }
        const { activityId } = attempt
        const { contentId } = enrolment
        await recordFailure(db, { attemptId: attempt.attemptId, reason, contentId, activityId }, clock.now())
        log.warn({ contentId, activityId, reason }, 'a lesson did not start')
        return { isHeard: false }
      },
    )
  }

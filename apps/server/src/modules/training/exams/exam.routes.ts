import { examAnswersWire, examAttemptsWire, examWire, studentQuery } from '@fathom/contract/training'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TrainingDeps } from '../training.deps.ts'
import { allowExam } from './allow-exam.ts'
import { answerExam, getExam } from './answer-exam.ts'

export const examRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const params = z.object({ attemptId: z.string().max(100) })
    app.get(
      '/attempts/:attemptId/exam',
      {
        schema: {
          summary: 'One exam of mine: its questions, or its result',
          params,
          response: { 200: examWire },
        },
      },
      ({ caller, params }) => getExam(deps, caller.affiliateId, params.attemptId),
    )
    app.put(
      '/attempts/:attemptId/exam',
      {
        schema: {
          summary: 'Answer questions of an exam, or hand it in to be marked',
          params,
          body: examAnswersWire,
          response: { 200: examWire },
        },
      },
      ({ caller, params, body }) => answerExam(deps, caller.affiliateId, params.attemptId, body),
    )
    app.post(
      '/courses/:id/instructor/exam-allowance',
      {
        schema: {
          summary: 'Let a student of mine take the exam again without waiting',
          params: z.object({ id: z.string().max(100) }),
          querystring: studentQuery,
          response: { 200: examAttemptsWire },
        },
      },
      ({ caller, params, query }) => allowExam(deps, caller, query.affiliateId, params.id),
    )
  }

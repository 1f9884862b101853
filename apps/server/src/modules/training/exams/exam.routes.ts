import {
  examAccommodationStateWire,
  examAccommodationWire,
  examAnswersWire,
  examAttemptsWire,
  examWire,
  studentQuery,
} from '@fathom/contract/training'
import { examPictureWire } from '@fathom/contract/training/banks'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TrainingDeps } from '../training.deps.ts'
import { allowExam } from './allow-exam.ts'
import { answerExam, getExam } from './answer-exam.ts'
import { listExamPictures } from './pictures/exam-pictures.ts'
import { readAccommodation, setAccommodation } from './set-accommodation.ts'
import { startExam } from './start-exam.ts'

export const examRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(teacherRoutes(deps))
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
    app.post(
      '/attempts/:attemptId/exam/start',
      {
        schema: {
          summary: 'Start the time of an exam of mine, and get its questions; a second start changes nothing',
          params,
          response: { 200: examWire },
        },
      },
      ({ caller, params }) => startExam(deps, caller.affiliateId, params.attemptId),
    )
    app.get(
      '/attempts/:attemptId/exam/pictures',
      {
        schema: {
          summary: 'The pictures of the questions in one exam of mine',
          params,
          response: { 200: z.array(examPictureWire) },
        },
      },
      ({ caller, params }) => listExamPictures(deps, caller.affiliateId, params.attemptId),
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
  }

const teacherRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const params = z.object({ id: z.string().max(100) })
    app.post(
      '/courses/:id/instructor/exam-allowance',
      {
        schema: {
          summary: 'Let a student of mine take the exam again without waiting',
          params,
          querystring: studentQuery,
          response: { 200: examAttemptsWire },
        },
      },
      ({ caller, params, query }) => allowExam(deps, caller, query.affiliateId, params.id),
    )
    app.get(
      '/courses/:id/instructor/exam-accommodation',
      {
        schema: {
          summary: 'More time and reading aloud in the exam of a student of mine',
          params,
          querystring: studentQuery,
          response: { 200: examAccommodationStateWire },
        },
      },
      ({ caller, params: { id }, query: { affiliateId } }) =>
        readAccommodation(deps, caller, { affiliateId, id }),
    )
    app.put(
      '/courses/:id/instructor/exam-accommodation',
      {
        schema: {
          summary: 'Give a student of mine more time in the exam, or have it read aloud',
          params,
          querystring: studentQuery,
          body: examAccommodationWire,
          response: { 200: examAccommodationStateWire },
        },
      },
      ({ caller, params: { id }, query: { affiliateId }, body }) =>
        setAccommodation(deps, caller, { affiliateId, id }, body),
    )
  }

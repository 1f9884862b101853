import {
  documentParams,
  evaluationRefusalWire,
  evaluationSeenWire,
  formTasksWire,
  guardianAddressWire,
  guardianCodeEnteredWire,
  guardianCodeWire,
  seenEvaluationWire,
  settledPagesWire,
  studentDocumentParams,
  studentEvaluationParams,
  studentParams,
  witnessedAnswersWire,
  witnessedFormWire,
  witnessedSignatureWire,
} from '@fathom/contract/forms'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sendPage } from '../evaluations/send-page.ts'
import type { FormsDeps } from '../forms.deps.ts'
import {
  confirmEvaluation,
  listSettled,
  readEvaluation,
  readEvaluationFile,
  refuseEvaluation,
} from './evaluation-check.ts'
import { readForGuardian, readGuardianCode } from './guardian-answers.ts'
import {
  handOver,
  handoverOf,
  listTasks,
  mustBeAddressForCopies,
  readWitnessed,
  signInPerson,
  takeBack,
} from './witness.ts'

/** TS-06: what the guardian needs on a handed-over device. A client that writes the ids in another way is refused. */
const FOR_GUARDIAN = { whileHandedOver: handoverOf }

/**
 * TS-06: a call of the witness spends the proof before anything of it is read, so one that is refused for its
 * content has spent it too.
 */
function proving({ spendProof }: FormsDeps) {
  const handedAt = new WeakMap<FastifyRequest, Date | undefined>()
  return {
    onRequest: async (request: FastifyRequest) => {
      handedAt.set(request, await spendProof(request.caller, request.headers.cookie))
    },
    witnessOf: (request: FastifyRequest) => ({
      caller: request.caller,
      cookie: request.headers.cookie,
      handedAt: handedAt.get(request),
    }),
  }
}

/** What the instructor or the dive center of a student does with the student's forms. */
export function witnessRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  const { onRequest, witnessOf } = proving(deps)
  return async (app) => {
    app.get(
      '/students/:affiliateId/tasks',
      {
        schema: {
          summary: 'What I have to do for the forms of a student of mine',
          params: studentParams,
          response: { 200: formTasksWire },
        },
      },
      ({ caller, params }) => listTasks(deps, caller, params.affiliateId),
    )
    app.get(
      '/students/:affiliateId/documents/:documentId/guardian',
      {
        config: FOR_GUARDIAN,
        schema: {
          summary: 'The form that a guardian signs here, in my presence; health answers need a code',
          params: studentDocumentParams,
          response: { 200: witnessedFormWire },
        },
      },
      ({ caller, params }) => readWitnessed(deps, caller, params),
    )
    app.post(
      '/students/:affiliateId/documents/:documentId/guardian',
      {
        config: FOR_GUARDIAN,
        onRequest,
        schema: {
          summary: 'Send the form that the guardian signed here, with me as the witness',
          params: studentDocumentParams,
          body: witnessedSignatureWire,
        },
      },
      async (request, reply) => {
        await signInPerson(deps, witnessOf(request), request.params, request.body)
        return reply.code(204).send()
      },
    )
    await app.register(answersRoutes(deps))
    await app.register(handoverRoutes(deps))
    await app.register(evaluationRoutes(deps))
  }
}

/** TS-06: the guardian reads health answers with a code that the diver sees and the witness doesn't. */
function answersRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/documents/:documentId/guardian-code',
      {
        schema: {
          summary: 'The code with which my guardian reads my answers in person',
          params: documentParams,
          response: { 200: guardianCodeWire },
        },
      },
      async ({ caller, params }, reply) =>
        reply
          .header('cache-control', 'no-store')
          .send(await readGuardianCode(deps, caller, params.documentId)),
    )
    app.post(
      '/students/:affiliateId/documents/:documentId/guardian/answers',
      {
        config: FOR_GUARDIAN,
        schema: {
          summary: 'The answers that a guardian signs here, with the code of the diver',
          params: studentDocumentParams,
          body: guardianCodeEnteredWire,
          response: { 200: witnessedAnswersWire },
        },
      },
      async ({ caller, params, body }, reply) =>
        reply.header('cache-control', 'no-store').send(await readForGuardian(deps, caller, params, body)),
    )
    app.post(
      '/students/:affiliateId/documents/:documentId/guardian/address',
      {
        config: FOR_GUARDIAN,
        schema: {
          summary: 'Whether copies for the guardian may be mailed to this address',
          params: studentDocumentParams,
          body: guardianAddressWire,
        },
      },
      async ({ caller, params, body }, reply) => {
        await mustBeAddressForCopies(deps, caller, params, body.email)
        return reply.code(204).send()
      },
    )
  }
}

/** TS-06: between the two calls the device is in the hands of the guardian. */
function handoverRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  const path = '/students/:affiliateId/documents/:documentId/guardian/handover'
  const { onRequest, witnessOf } = proving(deps)
  const params = studentDocumentParams
  return async (app) => {
    app.post(
      path,
      {
        config: FOR_GUARDIAN,
        schema: {
          summary: 'Hand this device to the guardian: this session then opens this form only',
          params,
        },
      },
      async (request, reply) => {
        const { caller, headers } = request
        await handOver(deps, { caller, cookie: headers.cookie }, request.params)
        return reply.code(204).send()
      },
    )
    app.delete(
      path,
      {
        config: FOR_GUARDIAN,
        onRequest,
        schema: { summary: 'Take the device back after proving who I am', params },
      },
      async (request, reply) => {
        await takeBack(deps, witnessOf(request), request.params)
        return reply.code(204).send()
      },
    )
  }
}

function evaluationRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  const path = '/students/:affiliateId/evaluations/:evaluationId'
  const params = studentEvaluationParams
  return async (app) => {
    app.get(
      '/students/:affiliateId/evaluations',
      {
        schema: {
          summary: 'Pages of my student that someone has decided on',
          params: studentParams,
          response: { 200: settledPagesWire },
        },
      },
      (request) => listSettled(deps, request.caller, request.params.affiliateId),
    )
    app.get(
      path,
      {
        schema: {
          summary: 'The physician whom the page names',
          params,
          response: { 200: seenEvaluationWire },
        },
      },
      (request) => readEvaluation(deps, request.caller, request.params),
    )
    app.get(
      `${path}/file`,
      { schema: { summary: 'The page that a physician signed', params } },
      async (request, reply) =>
        sendPage(reply, await readEvaluationFile(deps, request.caller, request.params)),
    )
    app.post(
      `${path}/confirmation`,
      {
        schema: {
          summary: "Confirm a physician's page that I have seen, with what it says",
          params,
          body: evaluationSeenWire,
        },
      },
      async (request, reply) => {
        const { caller, headers } = request
        await confirmEvaluation(deps, { caller, cookie: headers.cookie }, request.params, request.body)
        return reply.code(204).send()
      },
    )
    app.post(
      `${path}/refusal`,
      {
        schema: { summary: "Refuse a physician's page, with a reason", params, body: evaluationRefusalWire },
      },
      async (request, reply) => {
        await refuseEvaluation(deps, request.caller, request.params, request.body)
        return reply.code(204).send()
      },
    )
  }
}

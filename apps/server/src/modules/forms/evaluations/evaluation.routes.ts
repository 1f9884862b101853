import { documentParams, evaluationLanguageQuery, ownEvaluationParams } from '@fathom/contract/forms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FormsDeps } from '../forms.deps.ts'
import { evaluationUploadRoutes } from './evaluation-upload.ts'
import { printEvaluation } from './print-evaluation.ts'
import { readOwnPage } from './read-own-page.ts'
import { sendPage } from './send-page.ts'

/** TS-03: the paper way, for the diver. */
export function evaluationRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/documents/:documentId/evaluation',
      {
        schema: {
          summary: 'The evaluation for my physician, as a PDF to print',
          params: documentParams,
          querystring: evaluationLanguageQuery,
        },
      },
      async ({ caller, params, query }, reply) =>
        reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="evaluation-${params.documentId}.pdf"`)
          .header('cache-control', 'no-store')
          .send(await printEvaluation(deps, caller, params.documentId, query.language)),
    )
    app.get(
      '/documents/:documentId/evaluations/:id/file',
      { schema: { summary: 'The page that I uploaded', params: ownEvaluationParams } },
      async ({ caller, params }, reply) => sendPage(reply, await readOwnPage(deps, caller, params)),
    )
    await app.register(evaluationUploadRoutes(deps))
  }
}

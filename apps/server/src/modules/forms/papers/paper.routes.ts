import { paperParams, paperRefusalWire, paperSeenWire } from '@fathom/contract/forms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { declareRight } from '../../../platform/http/index.ts'
import { sendPage } from '../evaluations/send-page.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { confirmPaper, openPaper, refusePaper } from './check-paper.ts'

/** OF-02, TS-03: what staff do with a page in the office's queue. While the office checks none, each answers 404. */
export function paperRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  const path = '/papers/:paperId'
  const params = paperParams
  return async (app) => {
    declareRight(app, { right: 'papers' })
    app.get(
      `${path}/file`,
      { schema: { summary: 'Open a page that a physician signed and take it, for staff', params } },
      async (request, reply) =>
        sendPage(reply, await openPaper(deps, request.caller, request.params.paperId)),
    )
    app.post(
      `${path}/confirmation`,
      {
        schema: {
          summary: "Confirm a physician's page, with what it says, for staff",
          params,
          body: paperSeenWire,
        },
      },
      async ({ caller, headers, params: { paperId }, body }, reply) => {
        await confirmPaper(deps, { caller, cookie: headers.cookie }, paperId, body)
        return reply.code(204).send()
      },
    )
    app.post(
      `${path}/refusal`,
      {
        schema: {
          summary: "Refuse a physician's page, with a reason, for staff",
          params,
          body: paperRefusalWire,
        },
      },
      async ({ caller, params: { paperId }, body }, reply) => {
        await refusePaper(deps, caller, paperId, body)
        return reply.code(204).send()
      },
    )
  }
}

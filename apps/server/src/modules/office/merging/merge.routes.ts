import { mergePreviewWire, mergeWire, newMergeWire } from '@fathom/contract/office'
import { affiliateIdWire } from '@fathom/contract/shared'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { declareRight } from '../../../platform/http/index.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { previewMerge } from './preview-merge.ts'
import { undoMerge } from './undo-merge.ts'

/** OF-03. */
export const mergeRoutes =
  (deps: OfficeDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declareRight(app, { right: 'people' })
    app.get(
      '/people/:affiliateId/merge/:other',
      {
        schema: {
          summary: 'Preview a merge of another account into this one',
          params: z.object({ affiliateId: affiliateIdWire, other: affiliateIdWire }),
          response: { 200: mergePreviewWire },
        },
      },
      ({ params: { affiliateId: to, other: from } }) => previewMerge(deps, { from, to }),
    )
    app.post(
      '/people/:affiliateId/merge',
      {
        schema: {
          summary: 'Merge another account into this one; can be undone for 30 days',
          params: z.object({ affiliateId: affiliateIdWire }),
          body: newMergeWire,
          response: { 200: mergeWire },
        },
      },
      ({ caller, headers, params: { affiliateId: to }, body: { from, ...confirmed } }) =>
        mergeAccounts(deps, { caller, cookie: headers.cookie }, { from, to }, confirmed),
    )
    app.post(
      '/merges/:id/undo',
      {
        schema: {
          summary: 'Undo a merge; what was added since stays with the account that stayed',
          params: z.object({ id: z.uuid() }),
        },
      },
      async ({ caller, headers, params: { id } }, reply) => {
        await undoMerge(deps, { caller, cookie: headers.cookie }, id)
        return reply.code(204).send()
      },
    )
  }

import { newPurchaseWire, purchaseParams, purchaseWire } from '@fathom/contract/integrations'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../../platform/problem.ts'
import type { IntegrationsDeps } from '../integrations.deps.ts'
import { findPurchase } from './purchase.store.ts'
import { purchaseWireOf, reportPurchase } from './report-purchase.ts'

/** OF-10, for clients of other systems. */
export const purchaseRoutes =
  (deps: IntegrationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/purchases',
      {
        config: { scope: 'purchases:write' },
        schema: {
          summary: 'Report a purchase; the same report again has no further effect',
          description: 'For a client of another system with the scope `purchases:write`.',
          body: newPurchaseWire,
          response: { 200: purchaseWire, 201: purchaseWire },
        },
      },
      async (request, reply) => {
        const { purchase, isNew } = await reportPurchase(deps, request.client.clientId, request.body)
        return reply.code(isNew ? 201 : 200).send(purchase)
      },
    )
    app.get(
      '/purchases/:reference',
      {
        config: { scope: 'purchases:read' },
        schema: {
          summary: 'The state of a purchase that this client reported',
          description: 'For a client of another system with the scope `purchases:read`.',
          params: purchaseParams,
          response: { 200: purchaseWire },
        },
      },
      async (request) => {
        const found = await findPurchase(deps.db, request.client.clientId, request.params.reference)
        if (!found) throw new Problem('not-found', 404)
        return purchaseWireOf(found)
      },
    )
  }

import {
  confirmationParamsWire,
  confirmationsWire,
  confirmationWire,
  confirmedLogParamsWire,
  newConfirmationWire,
} from '@fathom/contract/logbook'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { addConfirmation } from './add-confirmation.ts'
import { deleteConfirmation, listGiven, listReceived, type StoredConfirmation } from './confirmation.store.ts'

const wireOf = ({ confirmedAt, ...stored }: StoredConfirmation) => ({
  ...stored,
  confirmedAt: confirmedAt.toISOString(),
})

/** TS-15: what buddies confirmed. */
export function confirmationRoutes(deps: LogbookDeps): FastifyPluginAsyncZod {
  const { db } = deps
  return async (app) => {
    app.get(
      '/confirmations',
      {
        schema: {
          summary: 'What buddies confirmed of my dives, and what I confirmed of theirs',
          response: { 200: confirmationsWire },
        },
      },
      async ({ caller: { affiliateId } }) => ({
        received: (await listReceived(db, affiliateId)).map(wireOf),
        given: (await listGiven(db, affiliateId)).map(wireOf),
      }),
    )

    app.post(
      '/confirmations/:logId',
      {
        schema: {
          summary: 'Store the code by which a buddy confirmed my dive; the same code twice has one effect',
          params: confirmedLogParamsWire,
          body: newConfirmationWire,
          response: { 200: confirmationWire },
        },
      },
      async ({ caller, params: { logId }, body: { code } }) =>
        wireOf(await addConfirmation(deps, caller, { logId, code })),
    )

    app.delete(
      '/confirmations/:logId/:id',
      { schema: { summary: 'Remove a confirmation from my dive', params: confirmationParamsWire } },
      async ({ caller: { affiliateId }, params: { logId, id } }, reply) => {
        if (!(await deleteConfirmation(db, { affiliateId, logId, id }))) throw new Problem('not-found', 404)
        return reply.code(204).send()
      },
    )
  }
}

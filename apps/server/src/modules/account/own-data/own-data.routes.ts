import { dataExportWire, deleteUserWire, deletionWire, latestExportWire } from '@fathom/contract/account'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import type { AccountDeps } from '../account.deps.ts'
import { deleteAccount, getDeletion, undeleteAccount } from './delete-account.ts'
import { findExport, findLatestExport } from './export.store.ts'
import { fileOf, requestExport } from './make-export.ts'

const params = z.object({ id: z.string().max(64) })

export function exportRoutes(deps: AccountDeps): FastifyPluginAsyncZod {
  const getExport = async (affiliateId: number, id: string) => {
    const found = await findExport(deps.db, affiliateId, id)
    if (!found) throw new Problem('not-found', 404)
    return found
  }
  return async (app) => {
    app.post(
      '/user/export',
      {
        schema: {
          summary: 'Collect everything that is stored about me; needs a fresh authentication',
          response: { 202: dataExportWire },
        },
      },
      async ({ caller, headers }, reply) => {
        await deps.sessions.mustBeFresh(caller, headers.cookie)
        return reply.code(202).send(await requestExport(deps, caller.affiliateId))
      },
    )
    app.get(
      '/user/export',
      { schema: { summary: 'My newest archive', response: { 200: latestExportWire } } },
      async ({ caller }) => ({ latest: (await findLatestExport(deps.db, caller.affiliateId)) ?? null }),
    )
    app.get(
      '/user/export/:id',
      {
        schema: { summary: 'The progress of an archive of mine', params, response: { 200: dataExportWire } },
      },
      ({ caller, params }) => getExport(caller.affiliateId, params.id),
    )
    app.get(
      '/user/export/:id/file',
      {
        schema: {
          summary: 'The archive itself, a zip, for seven days; needs a fresh authentication',
          params,
        },
      },
      async ({ caller, params, headers }, reply) => {
        await deps.sessions.mustBeFresh(caller, headers.cookie)
        const { id, status, expiresAt } = await getExport(caller.affiliateId, params.id)
        const isOver = expiresAt !== null && new Date(expiresAt) <= deps.clock.now()
        if (status !== 'ready' || isOver) throw new Problem('not-found', 404)
        const { body, size } = await deps.files.get(fileOf(id))
        return reply
          .type('application/zip')
          .header('content-length', size)
          .header('content-disposition', 'attachment; filename="fathom-my-data.zip"')
          .header('cache-control', 'no-store')
          .send(body)
      },
    )
  }
}

export function deletionRoutes(deps: AccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/user/delete',
      {
        schema: {
          summary:
            'Delete my account after thirty days, and end all sessions; without the password it needs a fresh authentication',
          body: deleteUserWire,
          response: { 200: deletionWire },
        },
      },
      ({ caller, body, headers }) => deleteAccount(deps, caller, body.password, headers.cookie),
    )
    app.post(
      '/user/undelete',
      { schema: { summary: 'Cancel the deletion of my account', response: { 200: deletionWire } } },
      ({ caller }) => undeleteAccount(deps, caller),
    )
    app.get(
      '/user/deletion',
      { schema: { summary: 'Whether my account is going to be deleted', response: { 200: deletionWire } } },
      ({ caller }) => getDeletion(deps, caller),
    )
  }
}

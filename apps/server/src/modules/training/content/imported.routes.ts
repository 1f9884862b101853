import { importedPackagesWire, packageChangeWire } from '@fathom/contract/training/content'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { mustBeStaff } from '../../../platform/staff-rights.ts'
import { listImported, releaseUnread, withdrawContent } from './imported.store.ts'

const staffOnly = async ({ caller }: FastifyRequest) => mustBeStaff(caller)

/** The imported packages; staff only, like importing. */
export function importedRoutes({ db, clock }: Pick<Platform, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/packages',
      {
        schema: { summary: 'The packages that were imported', response: { 200: importedPackagesWire } },
        preValidation: staffOnly,
      },
      () => listImported(db),
    )
    app.put(
      '/packages/:contentId',
      {
        schema: {
          summary: 'Take a package back, so that the one before it is in use again; or put it back',
          params: z.object({ contentId: z.uuid().toLowerCase() }),
          body: packageChangeWire,
          response: { 200: importedPackagesWire },
        },
        preValidation: staffOnly,
      },
      ({ params: { contentId }, body: { isWithdrawn } }) =>
        db.transaction(async (tx) => {
          if (!(await withdrawContent(tx, contentId, isWithdrawn, clock.now())))
            throw new Problem('no-package-found', 404)
          if (isWithdrawn) await releaseUnread(tx, contentId)
          return listImported(tx)
        }),
    )
  }
}

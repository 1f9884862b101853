import { importedPackagesWire } from '@fathom/contract/training/content'
import { isStaff } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listImported } from './imported.store.ts'

/** What was imported; for staff alone, as importing is. */
export function importedRoutes({ db }: { db: Database }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/packages',
      {
        schema: { summary: 'The packages that were imported', response: { 200: importedPackagesWire } },
        preValidation: async ({ caller }) => {
          if (!isStaff(caller.affiliateType)) throw new Problem('not-allowed', 403)
        },
      },
      () => listImported(db),
    )
  }
}

import { diveLogs, logbookChanges, sdl, trusted } from '@fathom/contract/logbook'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Module } from '../../platform/module.ts'
import { confirmationRoutes } from './confirmations/confirmation.routes.ts'
import { fillDemoLogbook, renewDemoLogbook } from './demo/logbook.demo.ts'
import { exportRoutes } from './exports/export.routes.ts'
import { preparedChanges } from './feed/logbook-changes.ts'
import { LOGBOOK_EVENT, logbookEvent } from './feed/record-change.ts'
import { unfinishedImports } from './imports/count-unfinished.ts'
import { importRoutes } from './imports/import.routes.ts'
import type { LogbookDeps } from './logbook.deps.ts'
import { logbookResolvers } from './logbook.resolvers.ts'
import { preparedList } from './logs/prepared-list.ts'
import { logbookMerging } from './merging.ts'
import { logbookOwnData } from './own-data.ts'
import { photoRoutes } from './photos/photo.routes.ts'
import { profileRoutes } from './profiles/profile.routes.ts'

const logbookRoutes =
  (deps: LogbookDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(photoRoutes(deps))
    await app.register(importRoutes(deps))
    await app.register(profileRoutes(deps))
    await app.register(exportRoutes(deps))
    await app.register(confirmationRoutes(deps))
  }

export function logbookModule(deps: LogbookDeps): Module {
  return {
    ...logbookOwnData(deps),
    merging: logbookMerging(deps),
    demo: (tx, person) => fillDemoLogbook(deps, tx, person),
    renewDemo: (_tx, person) => renewDemoLogbook(deps, person),
    gauges: [unfinishedImports(deps)],
    liveEvents: { [LOGBOOK_EVENT]: logbookEvent },
    routes: { logbook: logbookRoutes(deps) },
    graphs: {
      logbook: {
        sdl,
        trusted,
        resolvers: logbookResolvers(deps),
        prepared: { [diveLogs.id]: preparedList(deps.db), [logbookChanges.id]: preparedChanges(deps) },
      },
    },
  }
}

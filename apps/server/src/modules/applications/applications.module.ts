import { declareRight } from '../../platform/http/index.ts'
import type { Module } from '../../platform/module.ts'
import { renewDemoApplications } from './applications.demo.ts'
import type { ApplicationsDeps } from './applications.deps.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { dropExpired } from './documents/remove-document.ts'
import { draftRoutes } from './draft/draft.routes.ts'
import { applicationsMerging } from './merging.ts'
import { movingRoutes } from './moving/moving.routes.ts'
import { APPLICATIONS_EVENT, applicationsEvent } from './moving/publish-change.ts'
import { applicationsOwnData } from './own-data.ts'
import { applicationQueue } from './queue.ts'
import { readingRoutes } from './reading/reading.routes.ts'
import { typeRoutes } from './reading/type.routes.ts'

export function applicationsModule(deps: ApplicationsDeps): Module {
  return {
    ...applicationsOwnData(deps),
    merging: applicationsMerging,
    queues: [applicationQueue(deps)],
    cleanUp: () => dropExpired(deps),
    liveEvents: { [APPLICATIONS_EVENT]: applicationsEvent },
    renewDemo: (tx, person) => renewDemoApplications(deps, tx, person),
    routes: {
      applications: async (app) => {
        await app.register(typeRoutes(deps))
        declareRight(app, { sharedRight: 'applications' })
        await app.register(readingRoutes(deps))
        await app.register(draftRoutes(deps))
        await app.register(movingRoutes(deps))
        await app.register(documentRoutes(deps))
      },
    },
  }
}

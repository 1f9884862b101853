import type { Module } from '../../platform/module.ts'
import { renewDemoApplications } from './applications.demo.ts'
import type { ApplicationsHouse } from './applications.house.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { dropExpired } from './documents/remove-document.ts'
import { draftRoutes } from './draft/draft.routes.ts'
import { movingRoutes } from './moving/moving.routes.ts'
import { APPLICATIONS_EVENT, applicationsEvent } from './moving/tell-live.ts'
import { applicationsOwnData } from './own-data.ts'
import { readingRoutes } from './reading/reading.routes.ts'
import { typeRoutes } from './reading/type.routes.ts'

export function applicationsModule(house: ApplicationsHouse): Module {
  return {
    ...applicationsOwnData(house),
    cleanUp: () => dropExpired(house),
    liveEvents: { [APPLICATIONS_EVENT]: applicationsEvent },
    renewDemo: (tx, person) => renewDemoApplications(house, tx, person),
    routes: {
      applications: async (app) => {
        await app.register(typeRoutes)
        await app.register(readingRoutes(house))
        await app.register(draftRoutes(house))
        await app.register(movingRoutes(house))
        await app.register(documentRoutes(house))
      },
    },
  }
}

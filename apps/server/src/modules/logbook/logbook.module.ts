import { diveLogs, sdl, trusted } from '@fathom/contract/logbook'
import type { Module } from '../../platform/module.ts'
import { fillDemoLogbook, renewDemoLogbook } from './demo/logbook.demo.ts'
import type { LogbookHouse } from './logbook.house.ts'
import { logbookResolvers } from './logbook.resolvers.ts'
import { preparedList } from './logs/prepared-list.ts'
import { logbookOwnData } from './own-data.ts'
import { photoRoutes } from './photos/photo.routes.ts'
import { LOGBOOK_EVENT, logbookEvent } from './review/tell-change.ts'

export function logbookModule(house: LogbookHouse): Module {
  return {
    ...logbookOwnData(house),
    demo: (tx, person) => fillDemoLogbook(house, tx, person),
    renewDemo: (_tx, person) => renewDemoLogbook(house, person),
    liveEvents: { [LOGBOOK_EVENT]: logbookEvent },
    routes: { logbook: photoRoutes(house) },
    graphs: {
      logbook: {
        sdl,
        trusted,
        resolvers: logbookResolvers(house),
        prepared: { [diveLogs.id]: preparedList(house.db) },
      },
    },
  }
}

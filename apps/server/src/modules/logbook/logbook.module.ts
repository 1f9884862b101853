import { sdl, trusted } from '@fathom/contract/logbook'
import type { Module } from '../../platform/module.ts'
import type { LogbookHouse } from './logbook.house.ts'
import { logbookResolvers } from './logbook.resolvers.ts'
import { saveUnitSystem } from './logbook.store.ts'
import { logbookOwnData } from './own-data.ts'

export function logbookModule(house: LogbookHouse): Module {
  return {
    ...logbookOwnData,
    demo: async (tx, { name, affiliateId }) => {
      if (name === 'veteran') await saveUnitSystem(tx, affiliateId, 'Imperial')
    },
    graphs: { logbook: { sdl, trusted, resolvers: logbookResolvers(house) } },
  }
}

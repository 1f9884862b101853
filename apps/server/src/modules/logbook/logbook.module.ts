import { sdl, trusted } from '@fathom/contract/logbook'
import { DEFAULT_UNIT_SYSTEM, type UnitSystem } from '@fathom/domain/logbook'
import type { GraphContext, Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUnitSystem, saveUnitSystem } from './logbook.store.ts'
import { logbookOwnData } from './own-data.ts'

export function logbookModule({ db }: Pick<Platform, 'db'>): Module {
  const unitSetting = async ({ affiliateId }: { affiliateId: number }) => ({
    affiliate_id: affiliateId,
    unit: (await findUnitSystem(db, affiliateId)) ?? DEFAULT_UNIT_SYSTEM,
  })
  return {
    ...logbookOwnData,
    demo: async (tx, { name, affiliateId }) => {
      if (name === 'veteran') await saveUnitSystem(tx, affiliateId, 'Imperial')
    },
    graphs: {
      logbook: {
        sdl,
        trusted,
        resolvers: {
          Query: { unitSetting: (_: unknown, __: unknown, { caller }: GraphContext) => unitSetting(caller) },
          Mutation: {
            upsertUnitSetting: async (
              _: unknown,
              { unit }: { unit: UnitSystem },
              { caller }: GraphContext,
            ) => {
              await saveUnitSystem(db, caller.affiliateId, unit)
              return unitSetting(caller)
            },
          },
        },
      },
    },
  }
}

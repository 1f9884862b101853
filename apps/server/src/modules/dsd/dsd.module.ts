import { checkpointToWire, checkpointWire } from '@fathom/contract/dsd'
import { z } from 'zod'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { findCheckpoint, saveCheckpoint } from './dsd.store.ts'
import { dsdOwnData } from './own-data.ts'

const DAY_MS = 86_400_000

export function dsdModule({ db, clock }: Pick<Platform, 'db' | 'clock'>): Module {
  return {
    ...dsdOwnData,
    renewDemo: async (tx, { name, affiliateId }) => {
      if (name !== 'diver') return
      const updatedDate = new Date(clock.now().getTime() - 10 * DAY_MS).toISOString()
      await saveCheckpoint(tx, affiliateId, {
        storeNumber: 7001,
        memberNumber: null,
        status: 'processed',
        updatedDate,
      })
    },
    routes: {
      checkpoint: async (app) => {
        app.get(
          '/GetCheckpointData',
          {
            schema: {
              summary: 'My checkpoint of Discover Scuba Diving; no content when there is none',
              response: { 200: checkpointWire, 204: z.null() },
            },
          },
          async ({ caller }, reply) => {
            const checkpoint = await findCheckpoint(db, caller.affiliateId)
            return checkpoint ? checkpointToWire(checkpoint) : reply.code(204).send(null)
          },
        )
      },
    },
  }
}

import {
  type CheckpointChangeWire,
  checkpointChangeWire,
  checkpointToWire,
  checkpointWire,
} from '@fathom/contract/dsd'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { DsdDeps } from '../dsd.deps.ts'
import { type CheckpointInput, createCheckpoint, updateCheckpoint } from './change-checkpoint.ts'
import { findCheckpoint } from './checkpoint.store.ts'

const inputOf = ({ store_number, member_number, status }: CheckpointChangeWire): CheckpointInput => ({
  storeNumber: store_number,
  memberNumber: member_number,
  status,
})

/** CA-34 */
export const checkpointRoutes =
  (deps: DsdDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/GetCheckpointData',
      {
        schema: {
          summary: 'My checkpoint of Discover Scuba Diving; no content when there is none',
          response: { 200: checkpointWire, 204: z.null() },
        },
      },
      async ({ caller }, reply) => {
        const checkpoint = await findCheckpoint(deps.db, caller.affiliateId)
        return checkpoint ? checkpointToWire(checkpoint) : reply.code(204).send(null)
      },
    )
    app.post(
      '/CreateCheckPoint',
      {
        schema: {
          summary: 'Begin Discover Scuba Diving',
          body: checkpointChangeWire,
          response: { 200: checkpointWire },
        },
      },
      async ({ caller, headers, body }) => {
        const visitor = { caller, locale: readingCulture({ query: {}, headers, caller }) }
        return checkpointToWire(await createCheckpoint(deps, visitor, inputOf(body)))
      },
    )
    app.put(
      '/UpdateCheckpoint',
      {
        schema: {
          summary: 'Go to the next step, or start over with another dive center or instructor',
          body: checkpointChangeWire,
          response: { 200: checkpointWire },
        },
      },
      async ({ caller, headers, body }) => {
        const visitor = { caller, locale: readingCulture({ query: {}, headers, caller }) }
        return checkpointToWire(await updateCheckpoint(deps, visitor, inputOf(body)))
      },
    )
  }

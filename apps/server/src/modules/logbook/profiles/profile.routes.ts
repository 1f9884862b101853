import { profilesWire } from '@fathom/contract/logbook'
import { affiliateIdWire } from '@fathom/contract/shared'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { LogbookDeps } from '../logbook.deps.ts'
import { getReadableLog } from '../review/readable-log.ts'
import { listProfiles } from './profile.store.ts'

const ofLog = z.object({ logId: z.uuid().toLowerCase() })
const owner = z.object({ affiliateId: affiliateIdWire.optional() })

/** LO-05: what dive computers recorded. */
export function profileRoutes({ db }: LogbookDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/profiles/:logId',
      {
        schema: {
          summary: 'What dive computers recorded of my dive, or of one that was sent to me',
          params: ofLog,
          querystring: owner,
          response: { 200: profilesWire },
        },
      },
      async ({ caller, params: { logId }, query }) => {
        const log = await getReadableLog(db, caller, { logId, ...query })
        const profiles = await listProfiles(db, log.affiliate_id, log.id)
        return profiles.map(({ id, importId, profile }) => ({ id, importId, ...profile }))
      },
    )
  }
}

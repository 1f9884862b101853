import type { AddressInfo } from 'node:net'
import { notificationEvent } from '../../apps/server/src/modules/notifications/notification-event.ts'
import { createHttp } from '../../apps/server/src/platform/http/index.ts'
import { allRights, aSecurityLog, aUser, notHandedOver } from '../../apps/server/src/platform/http/testing.ts'
import { Followers } from '../../apps/server/src/platform/live/followers.ts'
import { liveRoutes } from '../../apps/server/src/platform/live/index.ts'
import { createLog } from '../../apps/server/src/platform/log/index.ts'
import { factsOfRound } from './events.ts'
import { serve } from './orders.ts'

/** The live channel as in production, on an empty journal. */
const log = createLog({ logLevel: 'silent' })
const followers = new Followers({ query: async () => [] }, log)
const app = await createHttp(
  { log, version: '1', publicUrl: 'http://localhost' },
  {
    verify: async (token) => aUser({ affiliateId: Number.parseInt(token, 10) }),
    findHandover: notHandedOver,
    findRights: allRights,
    securityLog: aSecurityLog(),
  },
)
const live = {
  join: followers.join.bind(followers),
  leave: followers.leave.bind(followers),
  countFollowers: followers.count.bind(followers),
  listChanges: async () => ({ last: 0, isReset: false, events: [] }),
  catchUp: async () => {},
}
const drain = new AbortController().signal
await app.register(liveRoutes({ live, drain, log }, { notification: notificationEvent }), {
  prefix: '/api/live',
})
await app.listen({ port: 0, host: '127.0.0.1', backlog: 2000 })

serve((app.server.address() as AddressInfo).port, (round) => {
  for (const affiliateId of followers.people()) {
    const data = { change: 'created', notification: factsOfRound(round, affiliateId) }
    followers.heard(affiliateId, round, { sequence: round, type: 'notification', data })
  }
})

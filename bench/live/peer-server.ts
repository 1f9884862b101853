import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sdl } from '@fathom/contract/notifications'
import { buildSchema, type GraphQLObjectType } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { type Facts, wordedIn } from '../../apps/server/src/modules/notifications/worded.ts'
import { Topics } from '../../apps/server/src/platform/live/topics.ts'
import { factsOfRound } from './events.ts'
import { serve } from './orders.ts'

type Context = { extra: unknown; affiliateId: number }

/** graphql-ws over ws on a bare HTTP server: the same graph, the same text, one topic per person. */
const topics = new Topics()
const people = new Set<number>()
const schema = buildSchema(sdl)
const subscription = schema.getSubscriptionType() as GraphQLObjectType<unknown, Context>
const created = subscription.getFields().notificationCreated
if (!created) throw new Error('the graph has no subscription to measure')
created.subscribe = (_, __, { affiliateId }) => {
  people.add(affiliateId)
  return topics.subscribe(String(affiliateId), new AbortController().signal)
}
created.resolve = (facts) => wordedIn('en-US')(facts as Facts)

const server = createServer()
const sockets = new WebSocketServer({ server, path: '/graphql' })
useServer(
  { schema, context: ({ connectionParams }) => ({ affiliateId: Number(connectionParams?.person) }) },
  sockets,
)
server.listen({ port: 0, host: '127.0.0.1', backlog: 2000 }, () => {
  serve((server.address() as AddressInfo).port, (round) => {
    for (const affiliateId of people) topics.publish(String(affiliateId), factsOfRound(round, affiliateId))
  })
})

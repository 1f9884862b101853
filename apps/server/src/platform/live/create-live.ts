import type { FastifyBaseLogger } from 'fastify'
import { listen } from './listener.ts'
import type { Json, Live } from './live.ts'
import { Subscription } from './subscription.ts'

const CHANNEL = 'live'
const LARGEST_EVENT_BYTES = 7000 // PostgreSQL carries 8000, of which the topic takes some

export async function createLive(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Live> {
  const subscriptions = new Map<string, Set<Subscription>>()
  let isClosed = false
  const all = () => [...subscriptions.values()].flatMap((those) => [...those])

  const listener = await listen(url, CHANNEL, {
    heard: (payload) => {
      const { topic, data } = JSON.parse(payload) as { topic: string; data: Json }
      for (const subscription of subscriptions.get(topic) ?? []) subscription.push(data)
    },
    resumed: () => {
      for (const subscription of all()) subscription.end()
    },
    failed: (error) => log.warn({ err: error }, 'the connection for live events was cut'),
  })

  return {
    publish: async (tx, topic, data) => {
      const payload = JSON.stringify({ topic, data })
      const bytes = Buffer.byteLength(payload)
      if (bytes > LARGEST_EVENT_BYTES)
        throw new Error(`an event of ${bytes} bytes on ${topic} is too large: send its id`)
      await tx.query('select pg_notify($1, $2)', [CHANNEL, payload])
    },
    subscribe: <T extends Json>(topic: string, signal: AbortSignal) => {
      const subscription = subscribeTo(subscriptions, topic, signal)
      if (isClosed) subscription.end()
      return subscription as AsyncIterable<Json> as AsyncIterable<T>
    },
    close: async () => {
      isClosed = true
      for (const subscription of all()) subscription.end()
      await listener.close()
    },
  }
}

function subscribeTo(subscriptions: Map<string, Set<Subscription>>, topic: string, signal: AbortSignal) {
  const those = subscriptions.get(topic) ?? new Set()
  subscriptions.set(topic, those)
  const subscription = new Subscription(() => {
    signal.removeEventListener('abort', end)
    those.delete(subscription)
    if (those.size === 0 && subscriptions.get(topic) === those) subscriptions.delete(topic)
  })
  const end = () => subscription.end()
  those.add(subscription)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  return subscription
}

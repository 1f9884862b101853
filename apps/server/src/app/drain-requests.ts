import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'

const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 50

/** Refuses new requests, ends the streams, waits for the requests in flight, and then closes the rest. */
export async function drainRequests(
  apps: readonly Pick<FastifyInstance, 'close' | 'server'>[],
  { live, log }: Pick<Platform, 'live' | 'log'>,
  drain: AbortController,
): Promise<void> {
  drain.abort()
  const closed = Promise.all(apps.map((app) => app.close()))
  // A keep-alive connection only becomes idle when its last request is answered.
  const sweep = setInterval(() => {
    for (const { server } of apps) server.closeIdleConnections()
  }, LOOK_EVERY_MS)
  const impatience = setTimeout(() => {
    log.warn('closed the connections of requests that were still running')
    for (const { server } of apps) server.closeAllConnections()
  }, PATIENCE_MS)
  try {
    await live.close()
    await closed
  } finally {
    clearInterval(sweep)
    clearTimeout(impatience)
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'

const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 50

type Steps = { leaving: AbortController; drain: AbortController }

/**
 * Says first that it's not ready and goes on serving for as long as balancers need to notice. Then it refuses new
 * requests, ends the streams, waits for the requests in flight, and closes the rest.
 */
export async function drainRequests(
  apps: readonly Pick<FastifyInstance, 'close' | 'server'>[],
  {
    live,
    log,
    config,
  }: Pick<Platform, 'live' | 'log'> & { config: Pick<Platform['config'], 'drainSeconds'> },
  { leaving, drain }: Steps,
): Promise<void> {
  leaving.abort()
  if (config.drainSeconds > 0) await wait(config.drainSeconds * 1000)
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

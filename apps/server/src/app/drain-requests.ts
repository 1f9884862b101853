import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'

const PATIENCE_MS = 10_000

/** Takes no new request, ends the streams, waits for the requests in flight, and then for nobody any longer. */
export async function drainRequests(
  app: Pick<FastifyInstance, 'close' | 'server'>,
  { live, log }: Pick<Platform, 'live' | 'log'>,
  drain: AbortController,
): Promise<void> {
  drain.abort()
  const closed = app.close()
  const impatience = setTimeout(() => {
    log.warn('requests were still running; their connections are closed')
    app.server.closeAllConnections()
  }, PATIENCE_MS)
  try {
    await live.close()
    await closed
  } finally {
    clearTimeout(impatience)
  }
}

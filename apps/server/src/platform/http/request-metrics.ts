import type { Metrics } from '../metrics/index.ts'
import type { HttpApp } from './http-app.ts'

/** A stream lasts for hours, which says nothing about how fast we answer. */
const STREAM = 'text/event-stream'

export function addRequestMetrics(app: HttpApp, metrics: Pick<Metrics, 'answered'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!String(reply.getHeader('content-type') ?? '').startsWith(STREAM))
      metrics.answered({
        method: request.method,
        route: request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)'),
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      })
    done()
  })
}

import type { FastifyRequest } from 'fastify'
import { runIn, type Tracing } from '../tracing/index.ts'
import type { HttpApp } from './http-app.ts'

type Begun = ReturnType<Tracing['begin']>

/** One span for each request, named by its route pattern: an address may contain codes and e-mail addresses. */
export function addRequestTraces(app: HttpApp, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Begun>()
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = request.headers.traceparent
    const span = tracing.begin(request.method, 'server', typeof parent === 'string' ? parent : undefined)
    spans.set(request, span)
    runIn(span, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? undefined : request.routeOptions.url
    const span = spans.get(request)
    span?.rename([request.method, route].filter(Boolean).join(' '))
    span?.set({
      'http.request.method': request.method,
      'http.response.status_code': reply.statusCode,
      'fathom.request_id': request.id,
      ...(route && { 'http.route': route }),
    })
    span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined)
    done()
  })
}

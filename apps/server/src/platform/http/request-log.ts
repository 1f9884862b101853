import type { HttpApp } from './http-app.ts'

/** Logs the route, never the URL: paths and queries contain e-mail addresses, codes and tokens. */
export function addRequestLog(app: HttpApp): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions
    request.log.info(
      {
        method: request.method,
        route: request.is404 ? '(none)' : url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}

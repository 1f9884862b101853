import { LONG_MS, withQueryLimit } from '../database/index.ts'
import type { HttpApp } from './http-app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its statements may take minutes, like those of imports, exports and reports. */
    slow?: boolean
  }
}

/** Every route of this scope is slow. */
export function declareSlow(app: Pick<HttpApp, 'addHook'>): void {
  app.addHook('onRoute', (route) => {
    route.config = { slow: true, ...route.config }
  })
}

/** Gives the calls of slow routes the longer limit for their statements. */
export function allowSlowRoutes(app: HttpApp): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.slow) void withQueryLimit(LONG_MS, async () => done())
    else done()
  })
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/index.ts'
import type { Metrics } from '../metrics/index.ts'
import { Problem } from '../problem.ts'
import { isFromThisMachine } from './from-this-machine.ts'
import type { HttpApp } from './http-app.ts'

type Deps = { metrics: Metrics; config: Pick<Config, 'metricsToken' | 'publicUrl'> }

/**
 * `GET /metrics` for Prometheus. With METRICS_TOKEN only with that bearer; without it, only from this machine.
 * Everyone else gets the answer of an address that doesn't exist.
 */
export function addMetricsRoute(app: HttpApp, { metrics, config }: Deps): void {
  const options = { config: { open: true }, schema: { hide: true } }
  app.get('/metrics', options, async (request, reply) => {
    if (!mayRead(config, request)) throw new Problem('not-found', 404)
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

function mayRead({ metricsToken, publicUrl }: Deps['config'], request: FastifyRequest): boolean {
  if (metricsToken === undefined) return isFromThisMachine(request, new URL(publicUrl))
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(token), digest(metricsToken))
}

const digest = (value: string) => createHash('sha256').update(value).digest()

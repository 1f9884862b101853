import type { FastifyContextConfig, RouteOptions } from 'fastify'
import { isGuarded } from './guard.ts'
import type { HttpApp } from './http-app.ts'

export type ListedRoute = {
  method: string
  url: string
  isGuarded: boolean
  right: FastifyContextConfig['right'] | undefined
  sharedRight: FastifyContextConfig['sharedRight'] | undefined
}

const listed = new WeakMap<object, { method: string; options: RouteOptions }[]>()

/** Must run before the first route: Fastify reports a route only while it's added. */
export function keepRouteList(app: HttpApp): void {
  const routes: { method: string; options: RouteOptions }[] = []
  listed.set(app.server, routes)
  app.addHook('onRoute', (options) => {
    for (const method of [options.method].flat()) if (method !== 'HEAD') routes.push({ method, options })
  })
}

/** Read late, because the hooks of a scope complete the configuration of its routes. */
export const listRoutes = (app: HttpApp): readonly ListedRoute[] =>
  (listed.get(app.server) ?? []).map(({ method, options: { url, config } }) => ({
    method,
    url,
    isGuarded: isGuarded(url, config),
    right: config?.right,
    sharedRight: config?.sharedRight,
  }))

/**
 * Calls every guarded route without a bearer and returns those that don't answer 401; the list must be empty
 * (RO-01). Throws when there are no routes to check.
 */
export async function findUnguardedRoutes(app: HttpApp): Promise<string[]> {
  await app.ready()
  const guarded = listRoutes(app).filter((route) => route.isGuarded)
  if (guarded.length === 0) throw new Error('There is no guarded route to test')
  const unguarded: string[] = []
  for (const { method, url } of guarded) {
    const path = url.replace(/:\w+(\([^)]*\))?/g, '1').replace('*', 'any')
    const answer = await app.inject({ method: method as 'GET', url: path })
    if (answer.statusCode !== 401) unguarded.push(`${method} ${url} answered ${answer.statusCode}`)
  }
  return unguarded
}

/** The calls that need no bearer, for a test that compares the list with RO-01. */
export const listOpenCalls = (app: HttpApp): string[] =>
  listRoutes(app)
    .filter((route) => route.url.startsWith('/api/') && !route.isGuarded)
    .map(({ method, url }) => `${method} ${url}`)
    .sort()

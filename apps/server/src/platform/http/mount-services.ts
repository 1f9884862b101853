import { type GraphDeps, graphRoutes, mergeGraphs } from '../graph/index.ts'
import type { Module, Service } from '../module.ts'
import type { HttpApp } from './http-app.ts'

/** Where each service is mounted, such as `/api/logbook`. */
export type ServicePrefixes = Readonly<Record<Service, string>>

/**
 * Mounts the modules' routes under their services, and merges the modules' parts into one graph per service.
 */
export async function mountServices(
  app: HttpApp,
  modules: readonly Module[],
  services: ServicePrefixes,
  deps: GraphDeps,
): Promise<void> {
  for (const [service, prefix] of Object.entries(services) as [Service, string][]) {
    await app.register(
      async (scope) => {
        scope.addHook('onRoute', (route) => {
          const isOpen = route.config?.open === true
          route.schema = { tags: [service], ...(!isOpen && { security: [{ bearer: [] }] }), ...route.schema }
        })
        for (const { routes } of modules) {
          const plugin = routes?.[service]
          if (plugin) await scope.register(plugin)
        }
      },
      { prefix },
    )
  }
  for (const [service, graph] of mergeGraphs(modules)) {
    const prefix = services[service]
    await app.register(graphRoutes(graph, `${prefix}/graphql`, deps), { prefix })
  }
}

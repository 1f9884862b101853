import type { QueryClient } from '@tanstack/react-query'
import type { PublicConfig } from '../shared/config.ts'
import { createMonitoring, watchPage } from '../shared/monitoring/index.ts'
import type { Router } from '../shared/router/index.ts'
import { routePattern } from './router.ts'
import { flagsQuery } from './shell/notices/flags.ts'
import { watchRouter } from './watch-router.ts'

/** Reports errors and timings of this visit if it falls into the flag's sample (NV-12). */
export function monitor(config: PublicConfig, router: Router, queries: QueryClient): void {
  const monitoring = createMonitoring({
    url: config.monitoringUrl,
    version: config.version,
    route: () => routePattern(router),
    send: (url, body) => navigator.sendBeacon(url, body),
    dice: Math.random(),
  })
  const sample = () => {
    const flags = queries.getQueryData(flagsQuery.queryKey)
    if (flags) monitoring.sample(flags.monitoringSampling)
  }
  sample()
  queries.getQueryCache().subscribe(sample)
  watchPage(monitoring, window)
  watchRouter(router, monitoring)
}

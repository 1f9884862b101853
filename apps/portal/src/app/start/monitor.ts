import type { QueryClient } from '@tanstack/react-query'
import type { PublicConfig } from '../../shared/config.ts'
import { flagsQuery } from '../../shared/flags.ts'
import { i18n } from '../../shared/i18n/index.ts'
import { createMonitoring, type Monitoring, watchPage } from '../../shared/monitoring/index.ts'
import type { Router } from '../../shared/router/index.ts'
import { routePattern } from '../routing/routes.tsx'

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
    const flags = queries.getQueryData(flagsQuery(i18n.current().locale).queryKey)
    if (flags) monitoring.sample(flags.monitoringSampling)
  }
  sample()
  queries.getQueryCache().subscribe(sample)
  watchPage(monitoring, window)
  watchRouter(router, monitoring)
}

/** Measures each navigation, from the request to the rendered page. */
function watchRouter(router: Router, monitoring: Monitoring): void {
  let began: number | undefined
  let isFirst = true
  const firstLoad = () => {
    if (!isFirst || !router.state.initialized) return
    isFirst = false
    monitoring.took('first-load', performance.now())
  }
  firstLoad()
  router.subscribe(({ navigation }) => {
    firstLoad()
    if (navigation.state !== 'idle') began ??= performance.now()
    else if (began !== undefined) {
      monitoring.took('route', performance.now() - began)
      began = undefined
    }
  })
}

import type { Monitoring } from '../shared/monitoring/index.ts'
import type { Router } from '../shared/router/index.ts'

/** Measures each navigation, from the request to the rendered page. */
export function watchRouter(router: Router, monitoring: Monitoring): void {
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

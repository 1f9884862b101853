import type { createBrowserRouter } from 'react-router'
import type { Monitoring } from '../shared/monitoring/index.ts'

/** Times each change of page, from the wish to the page. */
export function watchRouter(router: ReturnType<typeof createBrowserRouter>, monitoring: Monitoring): void {
  let began: number | undefined
  let isFirst = !router.state.initialized
  router.subscribe(({ navigation, initialized }) => {
    if (isFirst && initialized) {
      isFirst = false
      monitoring.took('first-load', performance.now())
    }
    if (navigation.state !== 'idle') began ??= performance.now()
    else if (began !== undefined) {
      monitoring.took('route', performance.now() - began)
      began = undefined
    }
  })
}

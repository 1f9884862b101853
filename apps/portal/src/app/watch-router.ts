import type { createBrowserRouter } from 'react-router'
import type { Monitoring } from '../shared/monitoring/index.ts'

/** Times each change of page, from the wish to the page. */
export function watchRouter(router: ReturnType<typeof createBrowserRouter>, monitoring: Monitoring): void {
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

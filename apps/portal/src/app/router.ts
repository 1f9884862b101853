import type { PublicConfig } from '../shared/config.ts'
import { i18n } from '../shared/i18n/index.ts'
import { createBrowserRouter, createPath, type Router } from '../shared/router/index.ts'
import type { Portal } from './compose.ts'
import { createRoutes } from './routes.tsx'
import { pageStands } from './routing/load-page.ts'

/** The router asks its guards while it is being made, before anyone can hold it. */
export function createPortalRouter(config: PublicConfig, portal: Portal): Router {
  let router: Router | undefined
  const requested = () => createPath(router?.state.navigation.location ?? router?.state.location ?? location)
  router = createBrowserRouter(
    createRoutes({
      config,
      session: portal.session,
      calls: portal.calls,
      leave: portal.leave,
      signOut: portal.signOut,
      requested,
      locale: () => i18n.current().locale,
      speak: (locale) => i18n.use(locale),
      storage: localStorage,
      marks: sessionStorage,
      isOnline: () => navigator.onLine,
      log: (what, cause) => console.warn(what, cause),
    }),
  )
  router.subscribe(({ initialized, navigation, errors }) => {
    if (initialized && navigation.state === 'idle' && !errors) pageStands(sessionStorage)
  })
  return router
}

/** The pattern of what is open, such as `/logbook/dive/:logId`: an address without anyone's ids. */
export function routePattern({ state }: Router): string {
  const parts = state.matches.map(({ route }) => route.path ?? '').filter(Boolean)
  return `/${parts.join('/')}`
}

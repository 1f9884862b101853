import type { PublicConfig } from '../shared/config.ts'
import { i18n } from '../shared/i18n/index.ts'
import { createBrowserRouter, createPath, type Router } from '../shared/router/index.ts'
import type { Portal } from './compose.ts'
import { createRoutes } from './routes.tsx'
import { pageStands } from './routing/load-page.ts'

/** The router runs its guards while it is created, before anyone has a reference to it. */
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

/** The pattern of the open route, such as `/logbook/dive/:logId`, so the URL contains no ids. */
export function routePattern({ state }: Router): string {
  const parts = state.matches.map(({ route }) => route.path ?? '').filter(Boolean)
  return `/${parts.join('/')}`
}

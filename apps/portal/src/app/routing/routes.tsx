import type { PublicConfig } from '../../shared/config.ts'
import { isOnline } from '../../shared/connection.ts'
import { handedOverPath, watchHandedOver } from '../../shared/handed-over.ts'
import { i18n } from '../../shared/i18n/index.ts'
import { createBrowserRouter, createPath, type RouteObject, type Router } from '../../shared/router/index.ts'
import { ErrorPage } from '../pages/open/error-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { StartingPage } from '../shell/starting-page.tsx'
import type { Portal } from '../start/compose.ts'
import type { RoutingDeps } from './deps.ts'
import { keepHandedOver, requireSession } from './guards.ts'
import { handoverRoutes } from './handover.ts'
import { createLazyPage, createPageLoader, createPageRoute, pageRendered } from './load-page.ts'
import {
  dsdRoute,
  inPersonRoute,
  lessonRoute,
  logbookRoutes,
  openRoutes,
  personRoutes,
  redirectRoutes,
  trainingRoutes,
} from './page-routes.ts'

/** Every route of the portal (RT-01 to RT-25), with its guards and redirects. */
export function createRoutes(deps: RoutingDeps): RouteObject[] {
  const lazyPage = createLazyPage(createPageLoader(deps))
  const page = createPageRoute(lazyPage)
  const handover = lazyPage(() => import('../pages/open/handover-page.tsx'))
  const failed: RouteObject = { ErrorBoundary: ErrorPage }
  const signedIn = [requireSession(deps), keepHandedOver(deps)]
  return [
    {
      HydrateFallback: StartingPage,
      ErrorBoundary: ErrorPage,
      children: [
        {
          Component: Shell,
          middleware: signedIn,
          children: [
            {
              ...failed,
              children: [
                ...personRoutes(page, deps),
                ...trainingRoutes(page, deps),
                ...logbookRoutes(page),
                dsdRoute(page, deps),
              ],
            },
          ],
        },
        { ...failed, middleware: signedIn, children: [lessonRoute(page), inPersonRoute(page, deps)] },
        {
          lazy: lazyPage(() => import('../shell/open-layout.tsx')),
          children: [{ ...failed, children: [...openRoutes(page, deps), ...handoverRoutes(deps, handover)] }],
        },
        ...redirectRoutes,
      ],
    },
  ]
}

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
      locale: () => i18n.locale(),
      speak: (locale) => i18n.use(locale),
      storage: localStorage,
      marks: sessionStorage,
      isOnline,
      log: (what, cause) => console.warn(what, cause),
    }),
  )
  watchHandedOver(() => {
    const only = handedOverPath(localStorage, portal.session.current())
    if (only) void router?.navigate(only, { replace: true })
  })
  router.subscribe(({ initialized, navigation, errors }) => {
    if (initialized && navigation.state === 'idle' && !errors) pageRendered(sessionStorage)
  })
  return router
}

/** The pattern of the open route, such as `/logbook/dive/:logId`, so the URL contains no ids. */
export function routePattern({ state }: Router): string {
  const parts = state.matches.map(({ route }) => route.path ?? '').filter(Boolean)
  return `/${parts.join('/')}`
}

import type { RouteObject } from '../shared/router/index.ts'
import { ErrorPage } from './error-page.tsx'
import { StartingPage } from './layout/starting-page.tsx'
import type { RoutingDeps } from './routing/deps.ts'
import { handoverRoutes } from './routing/handover-routes.ts'
import { createPageLoader } from './routing/load-page.ts'
import { openRoutes, redirectRoutes } from './routing/open-routes.ts'
import { createLazyPage, createPageRoute } from './routing/page.ts'
import {
  dsdRoute,
  lessonRoute,
  logbookRoutes,
  personRoutes,
  trainingRoutes,
} from './routing/protected-routes.ts'
import { requireSession } from './routing/require-session.ts'
import { Shell } from './shell/shell.tsx'

/** Every route of the portal (RT-01 to RT-25), with its guards and redirects. */
export function createRoutes(deps: RoutingDeps): RouteObject[] {
  const lazyPage = createLazyPage(createPageLoader(deps))
  const page = createPageRoute(lazyPage)
  const handover = lazyPage(() => import('./pages/handover-page.tsx'))
  const failed: RouteObject = { ErrorBoundary: ErrorPage }
  return [
    {
      HydrateFallback: StartingPage,
      ErrorBoundary: ErrorPage,
      children: [
        {
          Component: Shell,
          middleware: [requireSession(deps)],
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
        { ...failed, middleware: [requireSession(deps)], children: [lessonRoute(page)] },
        {
          lazy: lazyPage(() => import('./layout/open-layout.tsx')),
          children: [{ ...failed, children: [...openRoutes(page, deps), ...handoverRoutes(deps, handover)] }],
        },
        ...redirectRoutes,
      ],
    },
  ]
}

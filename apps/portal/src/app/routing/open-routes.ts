import { paths } from '../../shared/paths.ts'
import { type LoaderFunctionArgs, type RouteObject, redirect } from '../../shared/router/index.ts'
import type { RoutingDeps } from './deps.ts'
import { speakAddress } from './guards.ts'
import type { PageRoute } from './page.ts'

const keepingRest = (path: string) => (args: LoaderFunctionArgs) => {
  const { search, hash } = new URL(args.request.url)
  return redirect(path + search + hash)
}

/** RT-05, RT-07, RT-09, RT-22 */
export const redirectRoutes: RouteObject[] = [
  { path: 'preferences', loader: keepingRest(paths.preferences()) },
  { path: 'training', loader: keepingRest(paths.dashboard()) },
  {
    path: 'training/my-courses/:guid?',
    loader: ({ params }) =>
      redirect(paths.dashboard(params.guid === undefined ? {} : { olmGuid: params.guid })),
  },
  { path: '*', loader: () => redirect(paths.dashboard()) },
]

/** RO-01: the pages that need no session. */
export function openRoutes(page: PageRoute, deps: RoutingDeps): RouteObject[] {
  return [
    page('training/unauthorized', 'shell.page.unauthorized', () => import('../pages/unauthorized-page.tsx')),
    page(
      'preferences/unsubscribed/:lang?',
      'shell.page.unsubscribed',
      () => import('../pages/unsubscribed-page.tsx'),
      { loader: speakAddress(deps) },
    ),
    page('account/deleted', 'shell.page.account', () => import('../pages/account-deleted-page.tsx')),
    page('verify', 'shell.page.verify', () => import('../pages/verify-page.tsx')),
    page('forms/physician/:token', 'shell.page.physician', () => import('../pages/physician-page.tsx')),
    page('forms/guardian/:token', 'shell.page.guardian', () => import('../pages/guardian-page.tsx')),
  ]
}

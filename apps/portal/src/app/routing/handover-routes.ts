import { type LoaderFunctionArgs, type RouteObject, redirect } from '../../shared/router/index.ts'
import type { RoutingDeps } from './deps.ts'
import { handoverUrl, localeIn, readSignUp } from './handover.ts'

type Deps = Pick<RoutingDeps, 'config' | 'leave' | 'locale' | 'signOut'>

/** RT-20, RT-21: the account service takes over; these pages show only briefly. */
export function handoverRoutes(deps: Deps, lazy: NonNullable<RouteObject['lazy']>): RouteObject[] {
  const { config, leave, locale, signOut } = deps
  const signIn = ({ request, params }: LoaderFunctionArgs) => {
    const returnTo = new URL(request.url).searchParams.get('returnTo') ?? undefined
    leave(handoverUrl(config.services.auth, { returnTo, lang: localeIn(params.lang) ?? locale() }))
    return null
  }
  const signUp = ({ params }: LoaderFunctionArgs) => {
    const { type, lang } = readSignUp(params.type, params.lang)
    leave(handoverUrl(config.services.auth, { type, lang: lang ?? locale() }))
    return null
  }
  const toSignIn = () => redirect('/login/sign-in')
  return [
    { path: 'login/sign-in/:lang?', handle: { title: 'shell.page.signIn' }, loader: signIn, lazy },
    { path: 'login/sign-up/:type?/:lang?', handle: { title: 'shell.page.signUp' }, loader: signUp, lazy },
    {
      path: 'login/sign-out',
      handle: { title: 'shell.page.signOut' },
      loader: () => signOut().then(() => null),
      lazy,
    },
    { path: 'login/*', loader: toSignIn },
    { path: 'logout', loader: toSignIn },
  ]
}

import { type Locale, matchLocale } from '@fathom/domain/translations'
import { pendingSignOut } from '../../features/session/index.ts'
import { type LoaderFunctionArgs, type RouteObject, redirect } from '../../shared/router/index.ts'
import type { RoutingDeps } from './deps.ts'

const SIGN_UP_TYPES = ['diver', 'student', 'pro', 'store'] as const

type SignUpType = (typeof SIGN_UP_TYPES)[number]

type SignUp = { type: SignUpType; lang: Locale | undefined }

/** The type of a sign-up that names none. */
const DEFAULT_TYPE: SignUpType = 'diver'

const isSignUpType = (segment: string): segment is SignUpType =>
  (SIGN_UP_TYPES as readonly string[]).includes(segment)

const LANGUAGE_TAG = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i

/** Returns the locale of a URL segment, or undefined if the segment is not a language tag. */
export function localeIn(segment: string | undefined): Locale | undefined {
  return segment && LANGUAGE_TAG.test(segment) ? matchLocale([segment]) : undefined
}

/** RT-20: in `/login/sign-up/:type?/:lang?` a single segment that is a language tag is the language. */
export function readSignUp(first: string | undefined, second: string | undefined): SignUp {
  const type = first !== undefined && isSignUpType(first) ? first : undefined
  return { type: type ?? DEFAULT_TYPE, lang: localeIn(second) ?? (type ? undefined : localeIn(first)) }
}

type Handover = { returnTo?: string | undefined; lang: string; type?: SignUpType | undefined }

/**
 * The URL where the account service takes over; with a type it starts with the sign-up page. `returnTo` is a
 * path of the portal, and the server checks it again.
 */
export function handoverUrl(authUrl: string, details: Handover): string {
  const given = Object.entries(details).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${authUrl}/session/sign-in?${new URLSearchParams(given)}`
}

type Deps = Pick<RoutingDeps, 'config' | 'leave' | 'locale' | 'session' | 'signOut'>

/** RT-20, RT-21: the account service takes over; these pages show only briefly. */
export function handoverRoutes(deps: Deps, lazy: NonNullable<RouteObject['lazy']>): RouteObject[] {
  const { config, leave, locale, session, signOut } = deps
  const signIn = async ({ request, params }: LoaderFunctionArgs) => {
    // Otherwise it would end the next session.
    if (pendingSignOut.is()) await session.refresh()
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

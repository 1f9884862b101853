import { type Locale, matchLocale } from '@fathom/domain/translations'

const SIGN_UP_TYPES = ['diver', 'student', 'pro', 'store'] as const
type SignUpType = (typeof SIGN_UP_TYPES)[number]

type SignUp = { type: SignUpType; lang: Locale | undefined }

/** Whoever does not say what they are comes to dive. */
const DEFAULT_TYPE: SignUpType = 'diver'

const isSignUpType = (segment: string): segment is SignUpType =>
  (SIGN_UP_TYPES as readonly string[]).includes(segment)

const LANGUAGE_TAG = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i

/** The locale that an address names, undefined when the segment is no language tag. */
export function localeIn(segment: string | undefined): Locale | undefined {
  return segment && LANGUAGE_TAG.test(segment) ? matchLocale([segment]) : undefined
}

/** RT-20: in `/login/sign-up/:type?/:lang?` a lone segment that is a language tag is the language. */
export function readSignUp(first: string | undefined, second: string | undefined): SignUp {
  const type = first !== undefined && isSignUpType(first) ? first : undefined
  return { type: type ?? DEFAULT_TYPE, lang: localeIn(second) ?? (type ? undefined : localeIn(first)) }
}

type Handover = { returnTo?: string | undefined; lang: string; type?: SignUpType | undefined }

/**
 * Where the account service takes over; with a type it begins with its sign-up page. `returnTo` is a path of ours,
 * which the server checks again.
 */
export function handoverUrl(authUrl: string, details: Handover): string {
  const given = Object.entries(details).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${authUrl}/session/sign-in?${new URLSearchParams(given)}`
}

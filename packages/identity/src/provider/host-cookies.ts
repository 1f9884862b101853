import type { IncomingMessage, ServerResponse } from 'node:http'
import { MOUNT } from '../options.ts'

const PREFIX = '__Host-'

/** Each sign-in in progress has its own cookies, which the provider tells apart by their path. */
const STEP_PATH = new RegExp(`^${MOUNT}/(?:enter|auth)/([\\w-]+)`)
const STEP_COOKIE = /^(accounts_(?:step|resume))((?:\.sig)?=.*?; path=)([^;]+)/i
const STEP_NAMES = /^accounts_(step|resume|lang)(\.sig)?=/

/**
 * Browsers bind a cookie to one host only if its name says `__Host-` and its path is `/`. On https the cookies of a
 * sign-in in progress therefore have its id in their name instead of their path; the provider doesn't notice.
 */
export function bindCookiesToHost(request: IncomingMessage, response: ServerResponse): void {
  const [, uid] = STEP_PATH.exec(request.url ?? '') ?? []
  if (request.headers.cookie) request.headers.cookie = cookiesFor(uid, request.headers.cookie)
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === 'set-cookie' ? [value].flat().map((line) => bound(String(line))) : value,
    )
}

/** Only this sign-in's cookies, under the names that the provider knows. Others of these names aren't ours. */
function cookiesFor(uid: string | undefined, header: string): string {
  const cookies = header.split(';').map((cookie) => cookie.trim())
  const own = new RegExp(`^${PREFIX}(accounts_(?:step|resume|lang))_${uid ?? '-'}((?:\\.sig)?=)`)
  return cookies
    .filter((cookie) => !STEP_NAMES.test(cookie))
    .map((cookie) => cookie.replace(own, '$1$2'))
    .join('; ')
}

function bound(line: string): string {
  const [, name, middle, path = ''] = STEP_COOKIE.exec(line) ?? []
  const [, uid] = STEP_PATH.exec(path) ?? []
  if (!name || !uid) return line
  return line.replace(STEP_COOKIE, `${PREFIX}${name}_${uid}${middle}/`)
}

/** The cookie that remembers the language chosen on a page of this sign-in. */
export function localeCookie(publicUrl: URL, uid: string, locale: string): string {
  const flags = 'HttpOnly; SameSite=Lax'
  return publicUrl.protocol === 'https:'
    ? `${PREFIX}accounts_lang_${uid}=${locale}; Path=/; ${flags}; Secure`
    : `accounts_lang=${locale}; Path=${MOUNT}/enter/${uid}; ${flags}`
}

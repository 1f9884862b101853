/** The default destination after sign-in (RR-02). */
export const DEFAULT_RETURN_PATH = '/training/dashboard'

const LONGEST = 2048

/**
 * Browsers drop tabs and line breaks and read `\` as `/`, so a path that contains any of these may lead
 * elsewhere.
 */
const MISREAD = /[\p{Cc}\\]/u

/** These aren't screens: returning to them would show raw data or cause an endless sign-in loop. */
const NOT_A_SCREEN = /^\/(api|accounts|login|logout)(\/|$|\?|#)/i

/**
 * Returns the path if it stays on our own origin, otherwise the default, so that a sign-in link can't send
 * people to another site.
 */
export function safeReturnPath(path: string | undefined): string {
  if (!path || path.length > LONGEST || MISREAD.test(path)) return DEFAULT_RETURN_PATH
  if (!path.startsWith('/') || path.startsWith('//')) return DEFAULT_RETURN_PATH
  const normal = normalPath(path)
  return normal === undefined || normal.startsWith('//') || NOT_A_SCREEN.test(normal)
    ? DEFAULT_RETURN_PATH
    : normal
}

/** Resolves dots like a browser: `/x/..//evil.test` is `//evil.test`. */
function normalPath(path: string): string | undefined {
  const base = 'http://origin.invalid'
  if (!URL.canParse(path, base)) return undefined
  const url = new URL(path, base)
  return url.origin === base ? url.pathname + url.search + url.hash : undefined
}

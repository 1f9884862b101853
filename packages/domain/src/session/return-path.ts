/** Where sign-in leads when nobody said otherwise (RR-02). */
export const DEFAULT_RETURN_PATH = '/training/dashboard'

const LONGEST = 2048

/** Browsers drop tabs and line breaks and read `\` as `/`, so a path with either may lead elsewhere. */
const MISREAD = /[\p{Cc}\\]/u

/** Not screens: a return to them would show data, or sign in again without end. */
const NOT_A_SCREEN = /^\/(api|accounts|login|logout)(\/|$|\?|#)/i

/** The path when it stays on our own origin, else the default: a sign-in link must not send people elsewhere. */
export function safeReturnPath(path: string | undefined): string {
  if (!path || path.length > LONGEST || MISREAD.test(path)) return DEFAULT_RETURN_PATH
  if (!path.startsWith('/') || path.startsWith('//')) return DEFAULT_RETURN_PATH
  const normal = normalPath(path)
  return normal === undefined || normal.startsWith('//') || NOT_A_SCREEN.test(normal)
    ? DEFAULT_RETURN_PATH
    : normal
}

/** Dots resolved as a browser would: `/x/..//evil.test` is `//evil.test`. */
function normalPath(path: string): string | undefined {
  const base = 'http://origin.invalid'
  if (!URL.canParse(path, base)) return undefined
  const url = new URL(path, base)
  return url.origin === base ? url.pathname + url.search + url.hash : undefined
}

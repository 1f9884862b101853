/** What a request on the content origin is for; undefined if only the server can answer it. */
export type Wanted =
  | { kind: 'player' }
  | { kind: 'script'; path: string }
  | { kind: 'file'; contentId: string; path: string }

const FILE = /^\/[^/]+\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(.*)$/

/** Only the server needs the token in an address; files are cached on the device under their own name. */
export function wantedAt(pathname: string): Wanted | undefined {
  if (/^\/[^/]+\/player\.html$/.test(pathname)) return { kind: 'player' }
  if (pathname.startsWith('/player/')) return { kind: 'script', path: pathname }
  const [, contentId, path] = FILE.exec(pathname) ?? []
  return contentId === undefined || path === undefined ? undefined : { kind: 'file', contentId, path }
}

export const PLAYER_CACHE = 'fathom-player'
export const PLAYER_PAGE = '/kept/player.html'
const CACHE = 'fathom-content-'
export const contentOf = (cache: string) => (cache.startsWith(CACHE) ? cache.slice(CACHE.length) : undefined)
export const cacheOf = (contentId: string) => `${CACHE}${contentId}`
/** Written last, so its presence means that the download is complete. */
export const markOf = (contentId: string) => `/kept/${contentId}`

/** The same for a content that was stored unasked; its bytes and when it was last opened are in it. */
export const unaskedMarkOf = (contentId: string) => `/stored/${contentId}`

/** Resolves like the server: ignoring case, and the index page for a folder. */
export function storedKey(contentId: string, path: string): string {
  const name = decoded(path).replaceAll('\\', '/').normalize('NFC').toLowerCase()
  const file = name === '' || name.endsWith('/') ? `${name}index.html` : name
  return `/kept/${contentId}/${encodeURIComponent(file)}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

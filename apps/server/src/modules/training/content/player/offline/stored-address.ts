/** What a request on the content origin is for; undefined for what only the server can answer. */
export type Wanted =
  | { kind: 'player' }
  | { kind: 'script'; path: string }
  | { kind: 'file'; contentId: string; path: string }

const FILE = /^\/[^/]+\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(.*)$/

/** The token in an address is the matter of the server; what is kept on the device is kept under its own name. */
export function wantedAt(pathname: string): Wanted | undefined {
  if (/^\/[^/]+\/player\.html$/.test(pathname)) return { kind: 'player' }
  if (pathname.startsWith('/player/')) return { kind: 'script', path: pathname }
  const [, contentId, path] = FILE.exec(pathname) ?? []
  return contentId === undefined || path === undefined ? undefined : { kind: 'file', contentId, path }
}

export const PLAYER_CACHE = 'fathom-player'
export const PLAYER_PAGE = '/kept/player.html'
export const cacheOf = (contentId: string) => `fathom-content-${contentId}`
/** Written last: what has it is there whole. */
export const markOf = (contentId: string) => `/kept/${contentId}`

/** As the server finds a file: whatever the case of its letters, and the first page of a folder. */
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

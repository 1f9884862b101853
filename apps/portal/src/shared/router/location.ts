export type Path = { pathname: string; search: string; hash: string }

/** `key` identifies the visit: opening the same address twice gives two keys. */
export type Location = Path & { state: unknown; key: string }

export type To = string | Partial<Path>

export const createPath = ({ pathname, search, hash }: Path): string => pathname + search + hash

export const freshKey = (): string => Math.random().toString(36).slice(2, 10)

const ANY_ORIGIN = 'http://portal'

/**
 * Resolves a link from here. Two leading slashes would name another site, so we keep the router on this one.
 */
export function resolvePath(to: To, from: Path): Path {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? { pathname: to } : to
  const address = (pathname + search + hash).replace(/^\/+/, '/')
  const url = new URL(address, ANY_ORIGIN + createPath(from))
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

/** Same document, other hash: nothing has to be fetched or checked again. */
export function isOnlyAnotherPlace(from: Path, to: Path): boolean {
  return from.pathname === to.pathname && from.search === to.search && (from.hash + to.hash).length > 0
}

/** Decodes the segment, or returns it unchanged when it was never encoded. */
export function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

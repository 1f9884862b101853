/** The parts of an address in a manifest; `path` is decoded but not checked, so it may point anywhere. */
export type LaunchAddress = { path: string; query: string; fragment: string }

const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i

export const leadsElsewhere = (href: string): boolean => ELSEWHERE.test(href.trim())

export function launchAddressOf(href: string): LaunchAddress {
  const [beforeFragment = '', fragment = ''] = splitAt(href.trim(), '#')
  const [path = '', query = ''] = splitAt(beforeFragment, '?')
  return { path: decoded(path).replaceAll('\\', '/').normalize('NFC'), query, fragment }
}

/** Resolves a path below a base, including its dots; undefined if it leads out of the package. */
export function resolvePath(base: string, path: string): string | undefined {
  const trail: string[] = []
  for (const segment of `${base}/${path}`.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') trail.push(segment)
    else if (trail.pop() === undefined) return undefined
  }
  return trail.join('/')
}

export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** Appends an item's parameters as SCORM specifies, whether they start with `?`, `&` or `#`. */
export function withParameters({ path, query, fragment }: LaunchAddress, parameters: string): string {
  const bare = parameters.trim().replace(/^[?&]+/, '')
  const isFragment = bare.startsWith('#')
  const wholeQuery = isFragment ? query : [query, bare].filter(Boolean).join('&')
  const wholeFragment = fragment || (isFragment ? bare.slice(1) : '')
  return `${encodePath(path)}${wholeQuery && `?${wholeQuery}`}${wholeFragment && `#${wholeFragment}`}`
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** A `%` that doesn't start an escape is a literal percent sign, because file names may contain it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

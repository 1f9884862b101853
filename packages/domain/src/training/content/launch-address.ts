/** An address as a manifest writes it, in its parts; `path` is decoded and may still lead anywhere. */
export type LaunchAddress = { path: string; query: string; fragment: string }

const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i

export const leadsElsewhere = (href: string): boolean => ELSEWHERE.test(href.trim())

export function launchAddressOf(href: string): LaunchAddress {
  const [beforeFragment = '', fragment = ''] = splitAt(href.trim(), '#')
  const [path = '', query = ''] = splitAt(beforeFragment, '?')
  return { path: decoded(path).replaceAll('\\', '/').normalize('NFC'), query, fragment }
}

/** The path below a base, with its dots worked out; undefined where it leads out of the package. */
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

/** Adds an item's parameters as SCORM prescribes it, whether they begin with `?`, `&` or `#`. */
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

/** A `%` that begins no code is a per cent sign: file names hold them. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

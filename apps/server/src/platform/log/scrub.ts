// An escape of JSON comes first, so that the n of \n is not taken for the beginning of an address.
const PERSONAL =
  /\\.|(?<token>\beyJ[\w-]{8,}(?:\.[\w-]+)*|\b(?:Bearer|Basic|DPoP)\s+[\w.~+/=-]+)|[\p{L}\p{N}._+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu

/** Takes tokens and e-mail addresses out of a line of the log, wherever they stand in it. */
export function scrub(line: string): string {
  return line.replace(PERSONAL, (found, token) => {
    if (found.startsWith('\\')) return found
    return token ? '[token]' : '[e-mail]'
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const LONGEST_PLAIN_SEGMENT = 30

/** The path alone: a query may hold anything, and a long segment without a name is somebody's token. */
export function scrubPath(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path
    .split('/')
    .map((segment) => (isTokenLike(segment) ? '[token]' : segment))
    .join('/')
}

function isTokenLike(segment: string): boolean {
  const isLong = segment.length > LONGEST_PLAIN_SEGMENT
  return isLong && !UUID.test(segment) && /\d/.test(segment) && !/\.(js|css|map|woff2|svg|png)$/.test(segment)
}

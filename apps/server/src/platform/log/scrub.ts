// Matches JSON escapes first, so the n of \n isn't taken for the start of an address.
const PERSONAL =
  /\\.|(?<token>\beyJ[\w-]{8,}(?:\.[\w-]+)*|\b(?:Bearer|Basic|DPoP)\s+[\w.~+/=-]+)|[\p{L}\p{N}._+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu

/** Removes tokens and e-mail addresses from a log line, wherever they occur. */
export function scrub(line: string): string {
  return line.replace(PERSONAL, (found, token) => {
    if (found.startsWith('\\')) return found
    return token ? '[token]' : '[e-mail]'
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const LONGEST_PLAIN_SEGMENT = 30

/** Only the path: a query may contain anything, and a long unnamed segment is a token. */
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

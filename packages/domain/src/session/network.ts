const LOCAL_4 = /^(10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./
const LOCAL_6 = /^(::1$|f[cd]|fe[89ab])/

/**
 * The network of an IP address, too coarse to identify a household: `203.0.113.0/24`, `2001:db8:7::/48`.
 * Returns `local` for the machine itself and private networks, and an empty text for an invalid address.
 */
export function networkOf(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '')
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain))
    return LOCAL_4.test(plain) ? 'local' : plain.replace(/\.\d+$/, '.0/24')
  if (!/^[\da-f:]+$/.test(plain) || !plain.includes(':')) return ''
  return LOCAL_6.test(plain) ? 'local' : `${firstGroups(plain)}::/48`
}

/** Three of eight groups; `::` is expanded to the missing zeros. */
function firstGroups(address: string): string {
  const [before = '', after] = address.split('::')
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 3).join(':')
}

import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Problem } from '../../../platform/problem.ts'

const INSIDE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits)
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6')

/** Whether only our own network can reach this address. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return isInside(mapped)
  return isIP(address) !== 4 && isIP(address) !== 6
    ? true
    : INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * The browser chooses the address we send to, so it must be a push service on the public internet, never a
 * machine in our network. Our own network is allowed only if the configuration says so.
 */
export function getPushAddress(endpoint: string, mayBeInside: boolean): URL {
  const address = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  const isService =
    address?.protocol === 'https:' &&
    address.port === '' &&
    isIP(address.hostname.replace(/^\[|\]$/g, '')) === 0 &&
    address.hostname.includes('.')
  if (!address || address.username || address.password) throw refused()
  if (!isService && !(mayBeInside && /^https?:$/.test(address.protocol))) throw refused()
  return address
}

/** Resolves the name at connect time, so it can't point elsewhere between check and use. */
export const lookUpOutside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const outside = addresses.filter(({ address }) => !isInside(address))
    const [first] = outside
    if (!first || outside.length < addresses.length) return done(refused(), [])
    if (options.all) done(null, outside)
    else done(null, first.address, first.family)
  })
}

const refused = () => new Problem('push-address-refused', 422)

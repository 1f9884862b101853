import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { ProblemName } from '@fathom/contract/shared'
import { Problem } from '../problem.ts'

/**
 * What IANA's registries of special-purpose addresses don't call globally reachable, and multicast
 * (iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry, 2025).
 */
// Two lists, because an IPv4 address would also be looked for in the nets of IPv6, as ::ffff:0:0/96.
const INSIDE_4 = new BlockList()
const INSIDE_6 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE_4.addSubnet(net, bits)
for (const [net, bits] of [
  // Only 2000::/3 is given to networks of the internet. The rest has loopback, translation to IPv4 (64:ff9b::/96 and
  // 64:ff9b:1::/48), discard-only, segment routing (5f00::/16), unique local, link-local, site-local (fec0::/10) and
  // multicast addresses.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Protocol assignments, among them Teredo, which carries an IPv4 address of anybody's choice, as 2002::/16 does.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE_6.addSubnet(net, bits, 'ipv6')

/** Whether it isn't a public address of the internet, so it may be a machine in our own network. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return isInside(mapped)
  if (isIP(address) === 4) return INSIDE_4.check(address)
  return isIP(address) === 6 ? INSIDE_6.check(address, 'ipv6') : true
}

type Allowed = {
  /** Our own network and plain http too, for tests. */
  mayBeInside: boolean
  /** Other ports than the usual one. */
  anyPort?: boolean
  /** The name of the refusal. */
  problem: ProblemName
}

/**
 * Others chose the address that we send to, so it must be https on a public name, never a machine in our network.
 * A number instead of a name is refused too: nobody resolves it, so nobody would check it.
 */
export function getOutsideAddress(text: string, { mayBeInside, anyPort = false, problem }: Allowed): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined
  const isOutside =
    address?.protocol === 'https:' &&
    (anyPort || address.port === '') &&
    isIP(address.hostname.replace(/^\[|\]$/g, '')) === 0 &&
    address.hostname.includes('.')
  if (!address || address.username || address.password) throw new Problem(problem, 422)
  if (!isOutside && !(mayBeInside && /^https?:$/.test(address.protocol))) throw new Problem(problem, 422)
  return address
}

/** Resolves the name at connect time, so it can't point elsewhere between check and use. */
export const outsideLookup =
  (problem: ProblemName): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const outside = addresses.filter(({ address }) => !isInside(address))
      const [first] = outside
      if (!first || outside.length < addresses.length) return done(new Problem(problem, 422), [])
      if (options.all) done(null, outside)
      else done(null, first.address, first.family)
    })
  }

import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Problem } from '../problem.ts'

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
  // Carry an IPv4 address of anybody's choice.
  ['2001::', 32],
  ['2002::', 16],
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

type Allowed = {
  /** Our own network and plain http too, for tests. */
  mayBeInside: boolean
  /** Other ports than the usual one. */
  anyPort?: boolean
  /** The name of the refusal. */
  problem: string
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
  (problem: string): LookupFunction =>
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

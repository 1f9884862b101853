import * as z from 'zod/mini'

export const LONGEST_LINK = 500

/** The address of another site. */
export const linkWire = z.object({ url: z.string().check(z.maxLength(LONGEST_LINK)) })
export type LinkWire = z.infer<typeof linkWire>

export type LinkProblem = 'not-an-address' | 'not-https' | 'inside' | 'credentials'

const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)$|^[^.]*$/

/** Why people can't be sent to this address. Machines are named, so that nobody is led into a network of ours. */
export function linkProblem(url: string): LinkProblem | undefined {
  // Some browsers encode a space instead of refusing it.
  if (/\s/.test(url) || !URL.canParse(url)) return 'not-an-address'
  const { protocol, hostname, username, password } = new URL(url)
  if (protocol !== 'https:') return 'not-https'
  if (username || password) return 'credentials'
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return isNumber || INSIDE.test(hostname.replace(/\.$/, '')) ? 'inside' : undefined
}

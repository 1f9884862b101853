import type { FastifyRequest } from 'fastify'
import type { IdentityDeps } from './step.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** [TS-21] Whether this visitor may open the page with the demo's mails. */
export function seesMail({ options }: IdentityDeps, { ip, host, headers }: FastifyRequest): boolean {
  if (!options.outbox) return false
  if (options.outbox.isOpenToAll) return true
  // A proxy on this machine that we don't trust looks like a visitor on this machine.
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return LOOPBACK.test(ip) && !isForwarded && isOurName(options.publicUrl, host)
}

/**
 * Another site can make its own name point to this machine. The visitor's browser then reads our pages for it,
 * from the loopback address, but still with that name (DNS rebinding).
 */
const isOurName = (publicUrl: URL, host: string) =>
  LOOPBACK_NAME.test(host) || host.toLowerCase() === publicUrl.host

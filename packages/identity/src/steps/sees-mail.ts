import type { FastifyRequest } from 'fastify'
import type { IdentityDeps } from './step.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** [TS-21] Whether this visitor may open the page with the demo's mails. */
export function seesMail({ options }: IdentityDeps, { ip, headers }: FastifyRequest): boolean {
  if (!options.outbox) return false
  // A proxy on this machine that we don't trust looks like a visitor on this machine.
  const isForwarded = !LOOPBACK.test(ip) || headers['x-forwarded-for'] || headers.forwarded
  return options.outbox.isOpenToAll || !isForwarded
}

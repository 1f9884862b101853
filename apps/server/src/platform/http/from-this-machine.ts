import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
/** Any of these says that a proxy has passed the request on. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/**
 * Whether a program on this machine asks. A proxy here that we don't trust looks like one, so whatever was forwarded
 * doesn't count; nor does another name, to which another site could have made the browser here go (DNS rebinding).
 */
export function isFromThisMachine({ ip, host, headers }: FastifyRequest, publicUrl: URL): boolean {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
  return (
    LOOPBACK.test(ip) && !isForwarded && (LOOPBACK_NAME.test(host) || host.toLowerCase() === publicUrl.host)
  )
}

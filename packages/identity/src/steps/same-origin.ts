import type { FastifyRequest } from 'fastify'

/**
 * False if a browser says that the form came from another site. A caller that sends neither header isn't a
 * modern browser; the SameSite cookie of the sign-in in progress protects that case.
 */
export function isFromHere({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: URL): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || headers.origin === publicUrl.origin
}

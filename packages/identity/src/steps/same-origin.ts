import type { FastifyRequest } from 'fastify'

/**
 * False when a browser says that the form came from elsewhere. Something that sends neither header is no browser
 * of today; the cookie of the sign-in under way, which is SameSite, stands guard for it.
 */
export function isFromHere({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: URL): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || headers.origin === publicUrl.origin
}

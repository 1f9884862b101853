import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../platform/problem.ts'

/** The cookie alone isn't enough: the browser's headers must show that our own page sent it. */
export function mustBeSameOrigin({ headers }: FastifyRequest, publicUrl: URL): void {
  const site = headers['sec-fetch-site']
  const isOurs = site === undefined ? headers.origin === publicUrl.origin : site === 'same-origin'
  const isForeign = headers.origin !== undefined && headers.origin !== publicUrl.origin
  if (!isOurs || isForeign) throw new Problem('foreign-origin', 403)
}

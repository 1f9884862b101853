import type { FastifyRequest } from 'fastify'
import { checkText } from '../check-text.ts'
import { Problem } from '../problem.ts'
import type { HttpApp } from './http-app.ts'

/**
 * TS-20: one refusal for every route, the account pages included, before a schema or a handler sees the
 * request. What a handler reads by itself (the fields of a multipart body) it checks with `checkText`.
 */
export function refuseHostileInput(app: HttpApp): void {
  app.addHook('preValidation', async (request) => {
    checkText('path', request.params)
    checkText('query', request.query)
    checkText('header', request.headers)
    checkText('body', request.body)
    checkBoundary(request)
  })
}

const MULTIPART = /^\s*multipart\//i
/** At most 70 characters (RFC 2046 §5.1.1). */
const BOUNDARY = /;\s*boundary=("[^"]{1,70}"|[^";\s]{1,70}(?=[;\s]|$))/i

/** Without a boundary there's no telling where a part begins. */
function checkBoundary({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const type = headers['content-type'] ?? ''
  if (MULTIPART.test(type) && !BOUNDARY.test(type))
    throw new Problem('malformed-body', 400, {
      errors: ['header.content-type: the boundary is missing'],
      extra: { place: 'header.content-type' },
    })
}

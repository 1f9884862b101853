import { safeReturnPath } from '@fathom/domain/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { answerError, answerProblem } from './error-handler.ts'
import type { HttpApp } from './http-app.ts'
import { findPage } from './page-address.ts'

/**
 * Answers 404 for anything without a route, except for the page addresses of the portal once there is one.
 */
export function addNotFound(app: HttpApp): void {
  app.setNotFoundHandler((request, reply) => {
    const page = findPage(request)
    return page ? page(request, reply) : answerProblem(new Problem('not-found', 404), request, reply)
  })
}

const BAD_ADDRESSES = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH', 'FST_STATIC_FORBIDDEN_PATH']

const isInvalidText = (error: unknown): error is Problem =>
  error instanceof Problem && error.problem === 'invalid-characters'

/** Only the query can't be read: the page opens as it does without one. */
function pageFor(error: unknown, { url }: FastifyRequest): string {
  const isQuery = isInvalidText(error) && String(error.extra.place).startsWith('query')
  return isQuery ? safeReturnPath(url.split('?', 1)[0]) : '/'
}

/** A person who opens an undecodable URL gets the page without its query or the first page; a program gets the problem. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code = '' } = error as { code?: string }
  const isBadAddress = BAD_ADDRESSES.includes(code) || isInvalidText(error)
  const isPersonLost = isBadAddress && findPage(request) !== undefined
  return isPersonLost ? reply.redirect(pageFor(error, request)) : answerError(error, request, reply)
}

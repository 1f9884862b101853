import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { answerProblem } from './error-handler.ts'
import type { HttpApp } from './http-app.ts'

export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

const pages = new WeakMap<object, PageAnswer>()

/** Whatever has no route is not found, but for the addresses that a person can open once there is a portal. */
export function addNotFound(app: HttpApp): void {
  app.setNotFoundHandler((request, reply) => {
    const page = isPageAddress(request) ? pages.get(app.server) : undefined
    return page ? page(request, reply) : answerProblem(new Problem('not-found', 404), request, reply)
  })
}

export const answerPagesWith = (app: HttpApp, page: PageAnswer): unknown => pages.set(app.server, page)

const NO_PAGE = /^\/(api|accounts|assets)(\/|$)|\.\w{2,12}$/

/** A missing file must not be answered with a page: the browser would run it as a script. */
function isPageAddress({ method, url, headers }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?')
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !NO_PAGE.test(path) && (headers.accept ?? '').includes('text/html')
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpApp } from './http-app.ts'

export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

const pages = new WeakMap<object, PageAnswer>()

export const answerPagesWith = (app: HttpApp, page: PageAnswer): unknown => pages.set(app.server, page)

/** The portal's answer to this request; undefined when it has no page for it. */
export const findPage = (request: FastifyRequest): PageAnswer | undefined =>
  isPageAddress(request) ? pages.get(request.server.server) : undefined

const NO_PAGE = /^\/(api|accounts|assets)(\/|$)/

/**
 * The URL alone can't distinguish a file from a page: an e-mail address and a signed token end like a file
 * name.
 */
export function isPageAddress({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const [path = '/'] = url.split('?')
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !NO_PAGE.test(path) && acceptsPage(headers.accept) && !isPartOfPage(headers)
}

const acceptsPage = (accept = '*/*') => accept.includes('text/html') || accept.includes('*/*')

/**
 * Never answers a missing script, style or image with a page: the browser says what it will use the response
 * for.
 */
function isPartOfPage({ 'sec-fetch-dest': use = 'document' }: FastifyRequest['headers']): boolean {
  return !['document', 'iframe', 'frame', 'empty'].includes(String(use))
}

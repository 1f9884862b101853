import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { PublicConfigWire } from '@fathom/contract/shared'
import type { FastifyRequest } from 'fastify'
import type { HttpApp } from '../http-app.ts'
import { answerPagesWith, isPageAddress, type PageAnswer } from '../page-address.ts'
import { encodings } from './encodings.ts'
import { withPublicConfig } from './index-page.ts'
import { serveAssets } from './serve-assets.ts'
import { signInPage } from './sign-in-page.ts'

type PortalParts = {
  dist: string
  config: () => PublicConfigWire
  /** Where a visitor without a session signs in before this page opens; undefined for everyone else. */
  signInFirst?: (request: FastifyRequest) => string | undefined
}

/** Serves the built portal: files as they are, and its page for every address that a person can open. */
export async function servePortal(app: HttpApp, { dist, config, signInFirst }: PortalParts): Promise<void> {
  const built = await findText(join(dist, 'index.html'))
  if (built === undefined) return app.log.warn('the portal is not built, so only the services are available')
  const givePage = pageAnswer(() => withPublicConfig(built, config()))
  const answerPage: PageAnswer = (request, reply) => {
    const instead = isOpenedByPerson(request) ? signInFirst?.(request) : undefined
    if (instead === undefined) return givePage(request, reply)
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    return reply.code(200).type('text/html; charset=utf-8').send(signInPage(instead))
  }
  for (const address of ['/', '/index.html']) app.get(address, { schema: { hide: true } }, answerPage)
  await serveAssets(app, join(dist, 'assets'))
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  })
  answerPagesWith(app, answerPage)
  app.addHook('onRequest', async (request, reply) => {
    if (isSharedForm(request)) return reply.redirect(`${request.url.split('?', 1)[0]}?shared=lost`, SEE_OTHER)
  })
}

const SEE_OTHER = 303

/** A service worker that stores the page, and whatever isn't a browser, get the page itself. */
const isOpenedByPerson = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'

/**
 * Files that another app shares with the portal are received by its service worker. Until a browser has one, they
 * come here: the page then says that they didn't arrive, instead of an error that nobody understands.
 */
const isSharedForm = (request: FastifyRequest): boolean =>
  request.method === 'POST' &&
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '') &&
  request.headers['sec-fetch-mode'] !== 'cors' &&
  isPageAddress({ method: 'GET', url: request.url, headers: request.headers })

async function findText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The page is encoded again only when its configuration has changed. */
function pageAnswer(page: () => string): PageAnswer {
  let last = encodedPage(page())
  return (request, reply) => {
    const html = page()
    if (html !== last.html) last = encodedPage(html)
    const { etag, encoded } = last
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const { encoding, content } = encoded(request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.code(200).type('text/html; charset=utf-8').send(content)
  }
}

function encodedPage(html: string) {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  return { html, etag, encoded: encodings(html) }
}

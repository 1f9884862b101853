import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { serverFolder } from '../../../../platform/checkout.ts'
import { Problem } from '../../../../platform/problem.ts'
import { cmi5Routes } from '../cmi5/cmi5.routes.ts'
import type { ContentDeps } from '../content.deps.ts'
import { listServedFiles } from '../content.store.ts'
import { closedPage } from './closed-page.ts'
import { createContentFiles } from './content-files.ts'
import { createLaunchTokens } from './launch-token.ts'
import { playerPage } from './player-page.ts'
import { sendFile } from './send-file.ts'

const HTML = 'text/html; charset=utf-8'

/** All routes of the content origin. */
export function contentRoutes(deps: ContentDeps): FastifyPluginAsync {
  const { config } = deps
  const tokens = createLaunchTokens(deps)
  return async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const isClosed = error instanceof Problem && error.problem === 'lesson-closed'
      if (!isClosed || !isForPerson(request)) throw error
      const page = closedPage(config.publicUrl, request.headers['accept-language'])
      return reply.code(403).header('cache-control', 'no-store').type(HTML).send(page)
    })
    await app.register(playerFiles)
    app.get<{ Params: { token: string } }>('/:token/player.html', async ({ params }, reply) => {
      tokens.open(params.token)
      return reply.header('cache-control', 'no-store').type(HTML).send(playerPage(config.publicUrl))
    })
    app.get<{ Params: { token: string } }>('/:token/files.json', async ({ params }, reply) => {
      const { contentId } = tokens.open(params.token)
      const files = await listServedFiles(deps.db, contentId)
      return reply.header('cache-control', 'no-store').send(files.map(({ path, size }) => ({ path, size })))
    })
    await app.register(cmi5Routes(deps, tokens))
    await app.register(packageFiles(deps, tokens))
  }
}

/** The player's own scripts; the build puts them next to the server. */
const playerFiles: FastifyPluginAsync = async (app) => {
  const root = join(serverFolder(), 'dist/player')
  if (!existsSync(root)) return app.log.warn('the lesson player is not built, so lessons cannot be opened')
  await app.register(fastifyStatic, {
    root,
    prefix: '/player/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Only files with a content hash in their name are immutable.
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        /-[\w-]{8}\.js/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  // At the root, so its scope covers the player and packages.
  app.get('/sw.js', (_, reply) => reply.sendFile('worker.js'))
}

type FileParams = { token: string; contentId: string; '*': string }

function packageFiles(deps: ContentDeps, tokens: ReturnType<typeof createLaunchTokens>): FastifyPluginAsync {
  const files = createContentFiles(deps)
  return async (app) => {
    app.get<{ Params: FileParams }>('/:token/:contentId/*', async (request, reply) => {
      const { token, contentId, '*': path } = request.params
      if (tokens.open(token).contentId !== contentId) throw new Problem('lesson-closed', 403)
      // A package's service worker would outlive its lesson and answer in its place.
      if (request.headers['service-worker']) throw new Problem('not-allowed', 403)
      const file = await files.find(contentId, path)
      if (!file) throw new Problem('not-found', 404)
      return sendFile(files, contentId, file, { request, reply })
    })
  }
}

const isForPerson = ({ headers }: FastifyRequest): boolean =>
  ['document', 'iframe', 'frame', undefined].includes(headers['sec-fetch-dest'] as string | undefined)

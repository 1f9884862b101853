import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { HttpApp } from '../http-app.ts'
import { acceptedEncoding } from './encodings.ts'

const FOREVER = 'public, max-age=31536000, immutable'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.json': 'application/json; charset=utf-8',
}

/**
 * Vite puts a content hash into the names in assets/, so these files never change and are read once. A device
 * requests hundreds of them, and `@fastify/static` lists their folder of thousands for each.
 */
export async function serveAssets(app: HttpApp, folder: string): Promise<void> {
  const names = new Set(await readdir(folder))
  const contents = new Map<string, Promise<Buffer>>()
  const contentOf = (name: string) => {
    const known = contents.get(name) ?? readFile(join(folder, name))
    contents.set(name, known)
    known.catch(() => contents.delete(name))
    return known
  }
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { schema: { hide: true } },
    async ({ params: { name }, headers }, reply) => {
      const type = TYPES[extname(name)]
      if (!names.has(name) || !type) return reply.callNotFound()
      const etag = `"${name}"`
      reply.headers({ 'cache-control': FOREVER, vary: 'accept-encoding', etag })
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      const isPacked = names.has(`${name}.br`) && acceptedEncoding(headers['accept-encoding']) === 'br'
      if (isPacked) reply.header('content-encoding', 'br')
      return reply.type(type).send(await contentOf(isPacked ? `${name}.br` : name))
    },
  )
}

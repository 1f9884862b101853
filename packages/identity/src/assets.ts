import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tallSeaScene, wideSeaScene } from '@fathom/look/drawings/sea-scene.ts'
import { listFontFiles, lookFile, lookStylesheet } from '@fathom/look/files.ts'
import type { FastifyInstance } from 'fastify'
import { MOUNT } from './options.ts'

const require = createRequire(import.meta.url)

type Asset = { type: string; content: string | Buffer }

/** Serves the assets of the pages and returns their base path, which changes with the content. */
export function addAssets(app: FastifyInstance): string {
  const drawn = drawnAssets()
  const sheets = lookStylesheet('./') + own('account.css')
  const version = versionOf([sheets, ...[...drawn.values()].map(({ content }) => content)])
  const assets = new Map<string, Asset>([
    ...drawn,
    ['account.css', { type: 'text/css; charset=utf-8', content: sheets }],
    ...[...listFontFiles()].map(([name, path]): [string, Asset] => [
      name,
      { type: 'font/woff2', content: readFileSync(path) },
    ]),
  ])
  app.get<{ Params: { name: string } }>(`${MOUNT}/assets/${version}/:name`, (request, reply) => {
    const asset = assets.get(request.params.name)
    if (!asset) return reply.callNotFound()
    return reply
      .type(asset.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(asset.content)
  })
  return `${MOUNT}/assets/${version}/`
}

function drawnAssets(): Map<string, Asset> {
  const svg = 'image/svg+xml; charset=utf-8'
  return new Map([
    ['sea-tall.svg', { type: svg, content: tallSeaScene() }],
    ['sea-wide.svg', { type: svg, content: wideSeaScene() }],
    ['mark.svg', { type: svg, content: readFileSync(lookFile('favicon.svg'), 'utf8') }],
    ['day-in-words.js', { type: 'text/javascript; charset=utf-8', content: own('day-in-words.js') }],
    ['passkey.js', { type: 'text/javascript; charset=utf-8', content: own('passkey.js') }],
    ['recovery-codes.js', { type: 'text/javascript; charset=utf-8', content: own('recovery-codes.js') }],
    ['show-password.js', { type: 'text/javascript; charset=utf-8', content: own('show-password.js') }],
  ])
}

function own(name: string): string {
  return readFileSync(require.resolve(`@fathom/identity/assets/${name}`), 'utf8')
}

function versionOf(contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, 12)
}

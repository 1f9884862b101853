import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { PublicConfigWire } from '@fathom/contract/shared'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HttpApp } from '../http-app.ts'
import { aLog, anHttpServer } from '../testing.ts'
import { servePortal } from './serve-portal.ts'

const aConfig = () =>
  ({ version: '2.0.121', clubName: '</script><script>alert(1)</script>' }) as PublicConfigWire
let config: PublicConfigWire

let app: HttpApp
let dist: string

beforeEach(async () => {
  config = aConfig()
  dist = await mkdtemp(join(tmpdir(), 'portal-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  await writeFile(join(dist, 'favicon.svg'), '<svg/>')
  await writeFile(join(dist, 'de-DE.webmanifest'), '{}')
  await writeFile(join(dist, 'de-DE.webmanifest.br'), brotliCompressSync('{}'))
  await writeFile(join(dist, 'assets/app-1a2b3c.js'), 'plain')
  await writeFile(join(dist, 'assets/app-1a2b3c.js.br'), brotliCompressSync('packed'))
  app = await anHttpServer()
  await servePortal(app, { dist, config: () => config })
})

afterEach(async () => {
  await app.close()
  await rm(dist, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } })

test.each([
  '/',
  '/training/dashboard?ref=dsd',
  '/logbook/dive/018f',
  '/index.html',
  '/training/content/knots.v2',
  '/training/instructor/eRecord/a@b.com',
  '/forms/guardian/eyJ.abc.def',
])('answers %s with the page and its configuration', async (url) => {
  const page = await open(url)
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache' })
  const json =
    /<script type="application\/json" id="fathom-config">(.*?)<\/script>/.exec(page.body)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual(config)
  expect(page.body.match(/<script/g)).toHaveLength(1)
})

test('[OF-08] a page has the configuration of the moment, and another etag when it has changed', async () => {
  const before = await open('/')
  config.clubName = 'Reef Club'
  const after = await open('/', { 'if-none-match': String(before.headers.etag) })
  expect([after.statusCode, after.body.includes('Reef Club')]).toEqual([200, true])
  const again = await open('/', { 'if-none-match': String(after.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test.each([{ accept: '*/*' }, { 'sec-fetch-dest': 'document' }, {}])(
  'a client without a preferred type (%j) gets the page',
  async (headers) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: '/forms/guardian/eyJ.abc.def', headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('text/html')
    }
  },
)

test.each(['/api/nothing', '/accounts/nothing', '/assets/gone-123.js'])(
  'never answers %s with the page',
  async (url) => {
    const answer = await open(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ problem: 'not-found' })
  },
)

test.each(['script', 'style', 'image', 'font', 'manifest'])(
  'answers 404 for a missing file that a page requests as its %s',
  async (use) => {
    const answer = await open('/gone.png', { accept: '*/*', 'sec-fetch-dest': use })
    expect(answer.statusCode).toBe(404)
  },
)

test.each([
  ['/office/integrations?tab=zzz&state=%00', '/office/integrations'],
  ['/logbook?a%00=1', '/logbook'],
  ['//evil.example/x?a=%00', '/training/dashboard'],
])('a query that nobody can read opens the page without it (%s)', async (url, to) => {
  expect((await open(url)).headers.location).toBe(to)
  const asJson = await app.inject({ url, headers: { accept: 'application/json' } })
  expect(asJson.statusCode).toBeGreaterThanOrEqual(400)
})

test.each([
  '/%E0%A4%A',
  '//evil.example/x',
  '/training//dashboard',
  '/a%5Cb',
  '/a%00b',
  `/${'x'.repeat(900)}`,
])('opening %s gives a person a page and a program a problem', async (url) => {
  const answer = await open(url)
  const isPage = answer.statusCode === 200 && answer.body.includes('fathom-config')
  expect(isPage || (answer.statusCode === 302 && answer.headers.location === '/')).toBe(true)
  const asJson = await app.inject({ url, headers: { accept: 'application/json' } })
  expect(asJson.statusCode).toBeGreaterThanOrEqual(400)
  expect(asJson.json()).toHaveProperty('problem')
})

test('rejects a call with an undecodable URL for every client', async () => {
  expect((await open('/api/logbook/%zz')).json()).toMatchObject({ problem: 'malformed-address' })
})

test("a client that doesn't accept a page gets none", async () => {
  expect((await app.inject({ url: '/training', headers: { accept: 'application/json' } })).statusCode).toBe(
    404,
  )
  expect(
    (await app.inject({ method: 'POST', url: '/training', headers: { accept: 'text/html' } })).statusCode,
  ).toBe(404)
})

test('a content-hashed file is cached forever, and compressed when the browser supports it', async () => {
  const packed = await open('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  })
  const { etag } = packed.headers
  expect((await open('/assets/app-1a2b3c.js', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('packed')
  const plain = await open('/assets/app-1a2b3c.js')
  expect(plain.body).toBe('plain')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect((await open('/favicon.svg')).headers['cache-control']).toBe('no-cache')
})

test.each(['identity', 'br'])('a web app manifest has its own type (%s)', async (encoding) => {
  const manifest = await open('/de-DE.webmanifest', { 'accept-encoding': encoding })
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(manifest.headers['cache-control']).toBe('no-cache')
})

test('the page is compressed too, and not sent again while unchanged', async () => {
  const page = await open('/', { 'accept-encoding': 'br' })
  expect(page.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('fathom-config')
  expect((await open('/', { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304)
})

test('a path that climbs out of the folder answers 404', async () => {
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])
    expect((await open(url)).body).not.toContain('"workspaces"')
})

test('without a built portal only the services are served, and the log says so', async () => {
  const { log, lines } = aLog()
  const bare = await anHttpServer({ log })
  await servePortal(bare, { dist: join(dist, 'nowhere'), config: () => config })
  expect((await bare.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(404)
  expect(lines.join()).toContain('the portal is not built')
  await bare.close()
})

test('[LO-01] files that another app shares before the portal has a service worker lead to a page that says so', async () => {
  const share = (url: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=x', ...headers },
      body: '--x--',
    })
  const answer = await share('/logbook/import?a=1')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/logbook/import?shared=lost'])
  expect((await share('/api/logbook/nothing')).statusCode).not.toBe(303)
  expect((await share('/logbook/import', { 'content-type': 'application/json' })).statusCode).not.toBe(303)
  expect((await share('/logbook/import', { 'sec-fetch-mode': 'cors' })).statusCode).not.toBe(303)
})

test('a page that a person opens before signing in leads there, and a worker that stores it still gets the page', async () => {
  const guarded = await anHttpServer()
  await servePortal(guarded, {
    dist,
    config: () => config,
    signInFirst: ({ url }) => `/sign-in?for=${url}&"<`,
  })
  const opened = (headers: Record<string, string>) =>
    guarded.inject({ url: '/logbook', headers: { accept: 'text/html', ...headers } })
  const person = await opened({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })
  expect(person.body).toContain('<meta name="sign-in" content="/sign-in?for=/logbook&amp;&quot;&lt;">')
  expect(person.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect((await opened({ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).body).toContain(
    'fathom-config',
  )
  expect((await opened({})).body).toContain('fathom-config')
  await guarded.close()
})

import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentOrigin } from '../../../../app/content-origin.ts'
import { zipOf } from '../../../../platform/zip/zips.fixture.ts'
import { contentDeps } from '../fixtures/content-deps.fixture.ts'
import { SCORM_2004_4 } from '../fixtures/manifests.fixture.ts'

const FILM = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 251))
const ZIP = zipOf({
  'imsmanifest.xml': SCORM_2004_4,
  'index_lms.html': `<p>${'Nitrox '.repeat(500)}</p>`,
  'media/Film 1.MP4': FILM,
  'sub/index.html': 'sub',
  'evil.svg': '<svg><script>1</script></svg>',
})

let world: Awaited<ReturnType<typeof contentDeps>>
let base: string
let contentId: string
beforeAll(async () => {
  world = await contentDeps(await freshDatabase(), createContentOrigin)
  const content = await world.bring(ZIP)
  contentId = content.contentId
  base = new URL((await world.open(content, 'i1')).playerUrl).pathname.replace('/player.html', '')
})
afterAll(() => world.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url: `${base}/${path}`, headers: { 'sec-fetch-dest': 'iframe', ...headers } })
const file = (path: string, headers?: Record<string, string>) => get(`${contentId}/${path}`, headers)

test('serves a file by its name, in any letter case, with the type of its extension', async () => {
  const page = await file('index_lms.html')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html'])
  expect(page.body).toContain('Nitrox')
  expect((await file('MEDIA/film%201.mp4')).headers['content-type']).toBe('video/mp4')
  expect((await file('sub/')).body).toBe('sub')
  expect((await file('gone.html')).statusCode).toBe(404)
})

test('[TS-20] every response has the policy of this origin, failures included, and none sets or reads a cookie', async () => {
  const inside = [`${contentId}/evil.svg`, `${contentId}/gone.html`, 'player.html', `${contentId}/%00`]
  for (const url of [...inside.map((path) => `${base}/${path}`), '/', '/nowhere', '/%', '/favicon.ico']) {
    const { headers, statusCode } = await world.app.inject({ url, headers: { cookie: 'fathom=secret' } })
    expect([url, statusCode < 500]).toEqual([url, true])
    expect(headers['permissions-policy']).toContain('camera=()')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self'")
    expect(policy).toContain("frame-ancestors 'self' http://localhost:3000")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('serves a film in ranges, so that one can seek', async () => {
  const part = await file('media/Film 1.MP4', { range: 'bytes=100-199' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 100-199/2000'])
  expect(part.rawPayload.equals(FILM.subarray(100, 200))).toBe(true)
  expect((await file('media/Film 1.MP4', { range: 'bytes=-10' })).rawPayload).toEqual(FILM.subarray(1990))
  expect((await file('media/Film 1.MP4', { range: 'bytes=1990-' })).rawPayload).toEqual(FILM.subarray(1990))
  const beyond = await file('media/Film 1.MP4', { range: 'bytes=5000-' })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */2000'])
  expect((await file('media/Film 1.MP4', { range: 'bytes=0-1', 'if-range': '"old"' })).statusCode).toBe(200)
})

test("doesn't send again what the browser has, and compresses text", async () => {
  const { headers } = await file('index_lms.html')
  const again = await file('index_lms.html', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  for (const encoding of ['gzip', 'br']) {
    const packed = await file('index_lms.html', { 'accept-encoding': encoding })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.rawPayload.length).toBeLessThan(500)
  }
  const plain = await file('index_lms.html', { 'accept-encoding': 'gzip;q=0' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const head = await world.app.inject({ method: 'HEAD', url: `${base}/${contentId}/index_lms.html` })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('a token opens one content of one person until it expires; then a page leads back to the portal', async () => {
  const refused = async (url: string) => (await world.app.inject({ url })).statusCode
  const path = `${contentId}/index_lms.html`
  expect(await refused(`/nonsense/${path}`)).toBe(403)
  // Not the last character, which may contain unused bits.
  const changed = base.replace(/.(?=.{4}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  expect(await refused(`${changed}/${path}`)).toBe(403)
  expect(await refused(`${base}/01920000-0000-7000-8000-0000000000ff/index_lms.html`)).toBe(403)
  const later = new Date('2026-11-17T10:00:00Z')
  const [now] = [world.time.now]
  world.time.now = later
  const closed = await get('player.html', { 'accept-language': 'en-GB,en;q=0.8' })
  const part = await get(path, { 'sec-fetch-dest': 'image' })
  world.time.now = now
  expect([closed.statusCode, closed.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(closed.body).toContain('href="http://localhost:3000/"')
  expect(part.json()).toMatchObject({ problem: 'lesson-closed' })
})

test('[TS-16] a launch address ends with the session that it was made in', async () => {
  expect((await file('index_lms.html')).statusCode).toBe(200)
  world.ended.add(world.learner.sid)
  try {
    for (const path of [`${contentId}/index_lms.html`, 'player.html', 'files.json'])
      expect((await get(path, { 'sec-fetch-dest': 'empty' })).json()).toMatchObject({
        problem: 'lesson-closed',
      })
  } finally {
    world.ended.clear()
  }
})

test('two launches on one evening have the same address, so that the browser cache works', async () => {
  const content = await world.bring(ZIP)
  const first = (await world.open(content, 'i1')).playerUrl
  const [now] = [world.time.now]
  world.time.now = new Date(now.getTime() + 3_600_000)
  const second = (await world.open(content, 'i1')).playerUrl
  world.time.now = now
  expect(second).toBe(first)
})

test('the player page knows the portal that it may talk to', async () => {
  const page = await get('player.html')
  expect(page.body).toContain('data-portal="http://localhost:3000"')
  expect(page.headers['cache-control']).toBe('no-store')
})

test("a package can't register a service worker", async () => {
  expect((await file('index_lms.html', { 'service-worker': 'script' })).statusCode).toBe(403)
})

test('restores lost files if the server can generate the package itself', async () => {
  const { packages, dataDir, bring, open, app } = world
  const content = await bring(ZIP)
  const path = new URL((await open(content, 'i1')).playerUrl).pathname.replace(
    'player.html',
    `${content.contentId}/sub/index.html`,
  )
  rmSync(join(dataDir, 'files/courses', content.contentId), { recursive: true })
  expect((await app.inject({ url: path })).statusCode).toBe(404)
  packages.set(createHash('sha256').update(ZIP).digest('hex'), ZIP)
  expect((await app.inject({ url: path })).body).toBe('sub')
})

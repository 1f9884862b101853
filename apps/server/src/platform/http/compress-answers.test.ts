import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { HttpApp } from './http-app.ts'
import { anHttpServer, as } from './testing.ts'

let app: HttpApp
afterEach(() => app.close())

const DIVES = JSON.stringify(Array.from({ length: 500 }, (_, number) => ({ number, site: 'Blue Hole' })))

async function ask(headers: { 'accept-encoding'?: string; cookie?: string }, path = '/api/logbook/dives') {
  app = await anHttpServer()
  app.get('/api/logbook/dives', async (_, reply) => reply.type('application/json; charset=utf-8').send(DIVES))
  app.get('/api/logbook/few', async () => ({ few: true }))
  app.get('/api/logbook/photo', async (_, reply) => reply.type('image/jpeg').send(DIVES))
  app.get('/api/logbook/open', { config: { open: true } }, async (_, reply) =>
    reply.type('application/json').send(DIVES),
  )
  app.get('/style', async (_, reply) =>
    reply.headers({ 'content-type': 'text/css', 'cache-control': 'public, max-age=60' }).send(DIVES),
  )
  app.register(async (scope) => {
    scope.addHook('onSend', async (_, reply, payload) => {
      reply.headers({ etag: `"${String(payload).length}"`, vary: 'accept-language' })
      return payload
    })
    scope.get('/api/logbook/tagged', async (_, reply) => reply.type('application/json').send(DIVES))
  })
  return app.inject({
    url: path,
    headers: headers.cookie ? headers : { ...as('diver'), ...headers },
  })
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('a long answer to a client that accepts %s comes as %s', async (accepted, encoding, open) => {
  const { headers, rawPayload } = await ask({ 'accept-encoding': accepted })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(rawPayload.length).toBeLessThan(DIVES.length / 4)
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
  expect(open(rawPayload).toString()).toBe(DIVES)
})

test.each([
  ['to a client that accepts none', '/api/logbook/dives', {}],
  ['to a client that refuses them', '/api/logbook/dives', { 'accept-encoding': 'br;q=0, gzip;q=0.0' }],
  ['that is short', '/api/logbook/few', { 'accept-encoding': 'br' }],
  ['that is a picture', '/api/logbook/photo', { 'accept-encoding': 'br' }],
] as const)('an answer %s stays as it is', async (_, path, headers) => {
  const answer = await ask(headers, path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).not.toHaveProperty('content-encoding')
})

test('an answer to cookies alone keeps its length, which says nothing then', async () => {
  const asked = { 'accept-encoding': 'br', cookie: 'session=1' }
  expect((await ask(asked, '/api/logbook/open')).headers).not.toHaveProperty('content-encoding')
})

test('what is public is the same for everyone, with cookies too', async () => {
  const { headers } = await ask({ 'accept-encoding': 'br', cookie: 'session=1' }, '/style')
  expect(headers).toMatchObject({ 'content-encoding': 'br' })
})

test('what other hooks add is about the text, and its tag is a weak one', async () => {
  const { headers } = await ask({ 'accept-encoding': 'br' }, '/api/logbook/tagged')
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    etag: `W/"${DIVES.length}"`,
    vary: 'accept-language, accept-encoding',
  })
})

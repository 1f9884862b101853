import { once } from 'node:events'
import { Readable } from 'node:stream'
import { problemWire } from '@fathom/contract/shared'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import type { HttpApp } from './http-app.ts'
import { aLog, anHttpServer, as } from './testing.ts'

let app: HttpApp
afterEach(() => app.close())

async function aServerWithModules(more: Parameters<typeof anHttpServer>[0] = {}) {
  app = await anHttpServer(more)
  app.post(
    '/api/logbook/notes',
    { schema: { body: z.object({ title: z.string(), depth: z.number().max(40) }) } },
    async ({ body }) => body,
  )
  app.get('/api/logbook/stale', async () => {
    throw new Problem('stale', 409, { errors: ['Read it again'], extra: { current: { id: 7 }, code: 225 } })
  })
  app.get('/api/logbook/busy', async () => {
    throw new Problem('too-many-requests', 429, { extra: { retryAfter: 12.2 } })
  })
  app.get('/api/logbook/broken', async () => {
    throw new Error('password of the database is hunter2')
  })
  return app
}

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/logbook/notes',
    headers: { 'content-type': 'application/json', ...as('diver'), ...headers },
    payload,
  })

test('answers a problem with its name, its messages and the members that the module adds', async () => {
  await aServerWithModules()
  const answer = await app.inject({ url: '/api/logbook/stale', headers: as('diver') })
  expect(answer.statusCode).toBe(409)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  const problemBody = problemWire.parse(answer.json())
  expect(problemBody).toMatchObject({
    problem: 'stale',
    errors: ['Read it again'],
    current: { id: 7 },
    code: 225,
  })
  expect(problemBody.requestId).toBe(answer.headers['x-request-id'])
})

test('[WO-04] invalid input names its fields and their rules, and brings no words of a library', async () => {
  await aServerWithModules()
  const answer = await post(JSON.stringify({ depth: 60 }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    problem: 'invalid-input',
    errors: [],
    fields: [
      { field: 'title', rule: 'invalid_type' },
      { field: 'depth', rule: 'too_big' },
    ],
  })
})

test.each([
  ['{"title": ', 'malformed-json'],
  ['', 'malformed-json'],
  ['{"__proto__": {"x": 1}}', 'malformed-json'],
])('rejects malformed JSON (%j) with its own problem', async (payload, problem) => {
  await aServerWithModules()
  const answer = await post(payload, { 'content-length': String(payload.length) })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ problem })
})

test.each(['text/plain', 'application/xml', 'image/png', 'nonsense'])(
  'rejects the content type %s',
  async (type) => {
    await aServerWithModules()
    const answer = await post('hello', { 'content-type': type })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ problem: 'unsupported-media-type' })
  },
)

test('rejects 10 MB of JSON over a real connection, and keeps running', async () => {
  await aServerWithModules()
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { 'content-type': 'application/json', ...as('diver') }
  const body = JSON.stringify({ title: 'x'.repeat(10_000_000), depth: 1 })
  const answer = await fetch(`${base}/api/logbook/notes`, { method: 'POST', headers, body })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ problem: 'too-large' })
  const next = await fetch(`${base}/api/logbook/notes`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ title: 'x', depth: 1 }),
  })
  expect(next.status).toBe(200)
})

test.each(['/api/nothing', '/api/logbook/nothing', '/api', '/nothing'])('answers 404 for %s', async (url) => {
  await aServerWithModules()
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ problem: 'not-found' })
})

test("rejects a URL that can't be decoded", async () => {
  await aServerWithModules()
  const answer = await app.inject({ url: '/api/logbook/%zz' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ problem: 'malformed-address' })
})

test('an unexpected error is logged with its stack and not exposed', async () => {
  const { log, lines } = aLog()
  await aServerWithModules({ log })
  const answer = await app.inject({ url: '/api/logbook/broken', headers: as('diver') })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ problem: 'unexpected', errors: [] })
  expect(answer.body).not.toContain('hunter2')
  const line = lines.find((each) => each.includes('hunter2')) ?? ''
  expect(line).toContain('create-http.test.ts')
  expect(line).toContain(String(answer.headers['x-request-id']))
})

test('the answer says how long a caller must wait', async () => {
  await aServerWithModules()
  const answer = await app.inject({ url: '/api/logbook/busy', headers: as('diver') })
  expect(answer.headers['retry-after']).toBe('13')
})

test('keeps a safe request id and replaces any other', async () => {
  await aServerWithModules()
  const idOf = async (sent: string) =>
    (await app.inject({ url: '/api/nothing', headers: { 'x-request-id': sent } })).headers['x-request-id']
  expect(await idOf('order-66-abcdef')).toBe('order-66-abcdef')
  expect(await idOf('short')).not.toBe('short')
  expect(await idOf('"injected" {line}')).toMatch(/^[\da-f-]{36}$/)
})

test('logs the route, never the URL or the bearer', async () => {
  const { log, lines } = aLog()
  app = await anHttpServer({ log })
  app.get('/api/auth/user/:email', async () => 'ok')
  await app.inject({ url: '/api/auth/user/diver@fathom.test?token=secret', headers: as('diver') })
  const line = lines.find((each) => each.includes('answered')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ method: 'GET', route: '/api/auth/user/:email', status: 200 })
  expect(lines.join()).not.toMatch(/diver@fathom|secret|Bearer/)
})

test.each([
  [[], '127.0.0.1'],
  [['10.0.0.0/8'], '127.0.0.1'],
  [['loopback'], '9.9.9.9'],
])('with %j as trusted proxies a visitor comes from %s', async (trustedProxies, address) => {
  app = await anHttpServer({ trustedProxies })
  app.get('/address', async ({ ip }) => ip)
  const answer = await app.inject({ url: '/address', headers: { 'x-forwarded-for': '1.1.1.1, 9.9.9.9' } })
  expect(answer.body).toBe(address)
})

test('a visitor who leaves before the first byte of a file is no failure of the server', async () => {
  const { log, lines } = aLog()
  await aServerWithModules({ log })
  const asked = Promise.withResolvers<void>()
  const file = new Readable({ read: () => asked.resolve() })
  app.get('/api/logbook/file', async ({ raw }) => {
    // Node calls a request whose end was read no longer aborted when its visitor leaves.
    await once(raw.resume(), 'end')
    return file
  })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const answer = fetch(`${base}/api/logbook/file`, { headers: as('diver'), signal: leaving.signal })
  await asked.promise
  leaving.abort()
  await expect(answer).rejects.toThrow('aborted')
  await once(file, 'close')
  await new Promise((done) => setImmediate(done))
  expect(lines.join()).not.toContain('failed')
})

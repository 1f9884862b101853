import { afterEach, expect, test } from 'vitest'
import type { HttpApp } from './http-app.ts'
import { anHttpServer } from './testing.ts'

let app: HttpApp
afterEach(() => app.close())

test("a page can't run inline scripts, can't be framed, and frames only lessons", async () => {
  app = await anHttpServer({
    pageOrigins: { frame: ['http://localhost:3151'], connect: ['https://monitor.example'] },
  })
  app.get('/page', async () => 'page')
  const { headers } = await app.inject({ url: '/page' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'/)
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain('frame-src http://localhost:3151;')
  expect(policy).toContain("connect-src 'self' https://monitor.example;")
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('API answers are never cached, including failures', async () => {
  app = await anHttpServer()
  const { headers } = await app.inject({ url: '/api/nothing' })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('raw responses of another framework carry the headers too', async () => {
  app = await anHttpServer()
  app.get('/accounts/x', (_, reply) => {
    reply.hijack()
    reply.raw.end('raw')
  })
  const { headers, body } = await app.inject({ url: '/accounts/x' })
  expect(body).toBe('raw')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('on https the answer has the HSTS header', async () => {
  app = await anHttpServer({ publicUrl: 'https://portal.example' })
  expect((await app.inject({ url: '/' })).headers['strict-transport-security']).toContain('max-age=')
})

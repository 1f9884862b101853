import { afterEach, expect, test } from 'vitest'
import type { HttpApp } from './http-app.ts'
import { anHttpServer } from './testing.ts'

let app: HttpApp
afterEach(() => app.close())

test('a page may run no inline script, be framed by nobody and frame only lessons', async () => {
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

test('answers of calls are kept nowhere, failures included', async () => {
  app = await anHttpServer()
  const { headers } = await app.inject({ url: '/api/nothing' })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('what another framework writes on the raw answer carries the headers too', async () => {
  app = await anHttpServer()
  app.get('/accounts/x', (_, reply) => {
    reply.hijack()
    reply.raw.end('raw')
  })
  const { headers, body } = await app.inject({ url: '/accounts/x' })
  expect(body).toBe('raw')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('on https browsers are told to stay there', async () => {
  app = await anHttpServer({ publicUrl: 'https://portal.example' })
  expect((await app.inject({ url: '/' })).headers['strict-transport-security']).toContain('max-age=')
})

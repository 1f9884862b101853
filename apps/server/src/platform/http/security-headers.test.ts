import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
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

test('[TS-20] a page may use the camera, the position and passkeys, and a lesson may play and fill the screen, nothing else', async () => {
  app = await anHttpServer({ pageOrigins: { frame: ['http://localhost:3151'] } })
  for (const url of ['/', '/accounts/x', '/api/nothing', '/%']) {
    const policy = String((await app.inject({ url })).headers['permissions-policy'])
    expect([url, policy]).toEqual([url, expect.stringContaining('camera=(self)')])
    expect(policy).toContain('fullscreen=(self "http://localhost:3151")')
    expect(policy).toContain('publickey-credentials-get=(self)')
    expect(policy).toContain('geolocation=(self)')
    for (const closed of ['microphone', 'payment', 'usb']) expect(policy).toContain(`${closed}=()`)
  }
})

test('[TS-20] an address that cannot be decoded and a request that is no HTTP have the headers too', async () => {
  app = await anHttpServer()
  const { headers, statusCode } = await app.inject({ url: '/api/%' })
  expect([statusCode, headers['x-content-type-options']]).toEqual([400, 'nosniff'])
  const answer = await raw('GET /api/flags HTTP/1.1\r\nhost: x\r\nx-name: a\0b\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain('"problem":"malformed-request"')
  const long = await raw(`GET / HTTP/1.1\r\nhost: x\r\nx-name: ${'a'.repeat(40_000)}\r\n\r\n`)
  expect(long).toMatch(/^HTTP\/1\.1 431 /)
})

async function raw(request: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write(request)
  return text(socket)
}

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

test.each([
  [false, 'max-age=31536000'],
  [true, 'max-age=31536000; includeSubDomains'],
])(
  '[TS-20] on https the answer has the HSTS header; subdomains by configuration: %s',
  async (hstsSubdomains, value) => {
    app = await anHttpServer({ publicUrl: 'https://portal.example', hstsSubdomains })
    expect((await app.inject({ url: '/' })).headers['strict-transport-security']).toBe(value)
  },
)
